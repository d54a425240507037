
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "ChangePasswordResult": [
      "InvalidInput",
      "PasswordChanged"
    ],
    "CorrectResultResult": [
      "InvalidInput",
      "StagedExamResults"
    ],
    "CreateNoticeResult": [
      "InvalidInput",
      "Notice"
    ],
    "DeleteCandidateDataResult": [
      "DeletedCandidateData",
      "InvalidInput"
    ],
    "DeleteUserResult": [
      "DeletedUser",
      "InvalidInput",
      "LastAdmin"
    ],
    "LinkCandidateResult": [
      "InvalidInput",
      "User"
    ],
    "LinkCandidateToUserResult": [
      "InvalidInput",
      "User"
    ],
    "MakePinsResult": [
      "InvalidInput",
      "MadePins"
    ],
    "PublishExamResultsResult": [
      "ExamResultFile",
      "InvalidInput",
      "StalePreview"
    ],
    "PublishStudentsResult": [
      "InvalidInput",
      "StaleStudentsPreview",
      "StudentUpload"
    ],
    "ResetPasswordResult": [
      "InvalidInput",
      "LinkNotValid",
      "PasswordReset"
    ],
    "SaveContentResult": [
      "ContentConflict",
      "ContentItem",
      "InvalidInput"
    ],
    "SetResultReleaseResult": [
      "ExamResultFile",
      "InvalidInput"
    ],
    "SetUpResult": [
      "InvalidInput",
      "SignedIn"
    ],
    "SetUserDisabledResult": [
      "LastAdmin",
      "User"
    ],
    "SetUserRoleResult": [
      "LastAdmin",
      "User"
    ],
    "SignInResult": [
      "EmailNotConfirmed",
      "InvalidInput",
      "SignInRefused",
      "SignedIn"
    ],
    "SignUpResult": [
      "InvalidInput",
      "SignUpReceived"
    ],
    "StageExamResultsResult": [
      "InvalidCsv",
      "StagedExamResults"
    ],
    "StageStudentsResult": [
      "InvalidCsv",
      "StagedStudents"
    ],
    "StagedFile": [
      "StagedExamResults",
      "StagedStudents"
    ],
    "UpdateExamResult": [
      "InvalidInput",
      "ManagedExam"
    ],
    "UpdateNoticeResult": [
      "InvalidInput",
      "Notice",
      "NoticeConflict"
    ],
    "UploadMediaResult": [
      "InvalidInput",
      "MediaFile"
    ],
    "VerifyEmailResult": [
      "EmailVerified",
      "InvalidInput",
      "LinkNotValid"
    ],
    "WithdrawResultFileResult": [
      "ExamResultFile",
      "InvalidInput"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "ChangePasswordResult": [
      "InvalidInput",
      "PasswordChanged"
    ],
    "CorrectResultResult": [
      "InvalidInput",
      "StagedExamResults"
    ],
    "CreateNoticeResult": [
      "InvalidInput",
      "Notice"
    ],
    "DeleteCandidateDataResult": [
      "DeletedCandidateData",
      "InvalidInput"
    ],
    "DeleteUserResult": [
      "DeletedUser",
      "InvalidInput",
      "LastAdmin"
    ],
    "LinkCandidateResult": [
      "InvalidInput",
      "User"
    ],
    "LinkCandidateToUserResult": [
      "InvalidInput",
      "User"
    ],
    "MakePinsResult": [
      "InvalidInput",
      "MadePins"
    ],
    "PublishExamResultsResult": [
      "ExamResultFile",
      "InvalidInput",
      "StalePreview"
    ],
    "PublishStudentsResult": [
      "InvalidInput",
      "StaleStudentsPreview",
      "StudentUpload"
    ],
    "ResetPasswordResult": [
      "InvalidInput",
      "LinkNotValid",
      "PasswordReset"
    ],
    "SaveContentResult": [
      "ContentConflict",
      "ContentItem",
      "InvalidInput"
    ],
    "SetResultReleaseResult": [
      "ExamResultFile",
      "InvalidInput"
    ],
    "SetUpResult": [
      "InvalidInput",
      "SignedIn"
    ],
    "SetUserDisabledResult": [
      "LastAdmin",
      "User"
    ],
    "SetUserRoleResult": [
      "LastAdmin",
      "User"
    ],
    "SignInResult": [
      "EmailNotConfirmed",
      "InvalidInput",
      "SignInRefused",
      "SignedIn"
    ],
    "SignUpResult": [
      "InvalidInput",
      "SignUpReceived"
    ],
    "StageExamResultsResult": [
      "InvalidCsv",
      "StagedExamResults"
    ],
    "StageStudentsResult": [
      "InvalidCsv",
      "StagedStudents"
    ],
    "StagedFile": [
      "StagedExamResults",
      "StagedStudents"
    ],
    "UpdateExamResult": [
      "InvalidInput",
      "ManagedExam"
    ],
    "UpdateNoticeResult": [
      "InvalidInput",
      "Notice",
      "NoticeConflict"
    ],
    "UploadMediaResult": [
      "InvalidInput",
      "MediaFile"
    ],
    "VerifyEmailResult": [
      "EmailVerified",
      "InvalidInput",
      "LinkNotValid"
    ],
    "WithdrawResultFileResult": [
      "ExamResultFile",
      "InvalidInput"
    ]
  }
};
      export default result;
    