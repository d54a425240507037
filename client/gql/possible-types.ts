
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "AcceptInvitationResult": [
      "InvalidInput",
      "LinkNotValid",
      "SignedIn"
    ],
    "AnswerRecheckResult": [
      "InvalidInput",
      "RecheckConflict",
      "RecheckRequest"
    ],
    "ChangePasswordResult": [
      "InvalidInput",
      "PasswordChanged"
    ],
    "CloseRecheckResult": [
      "RecheckConflict",
      "RecheckRequest"
    ],
    "Conflict": [
      "ContentConflict",
      "ExamConflict",
      "NoticeConflict",
      "RecheckConflict",
      "ResultConflict",
      "UserConflict"
    ],
    "CorrectResultResult": [
      "InvalidInput",
      "ResultConflict",
      "StagedExamResults"
    ],
    "CreateNoticeResult": [
      "InvalidInput",
      "Notice",
      "NoticeConflict"
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
    "InviteStudentsResult": [
      "InvalidCsv",
      "InvitationPlan",
      "StudentsInvited"
    ],
    "InviteUserResult": [
      "InvalidInput",
      "Invited"
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
    "ReadPaymentsResult": [
      "InvalidCsv",
      "PaymentsRead"
    ],
    "ReinstateExamResult": [
      "ExamConflict",
      "ManagedExam"
    ],
    "RequestRecheckResult": [
      "InvalidInput",
      "RecheckAsked"
    ],
    "ResendInvitationResult": [
      "InvalidInput",
      "Invited"
    ],
    "ResetPasswordResult": [
      "InvalidInput",
      "LinkNotValid",
      "PasswordReset"
    ],
    "ResultFields": [
      "ExamResult",
      "KeptResult",
      "ListedExamResult",
      "ResultSlip",
      "ResultValues",
      "StagedResultRow"
    ],
    "SaveContentResult": [
      "ContentConflict",
      "ContentItem",
      "InvalidInput"
    ],
    "SetExamReleaseResult": [
      "ExamConflict",
      "InvalidInput",
      "ManagedExam"
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
      "User",
      "UserConflict"
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
      "ExamConflict",
      "InvalidInput",
      "ManagedExam"
    ],
    "UpdateNoticeResult": [
      "InvalidInput",
      "Notice",
      "NoticeConflict"
    ],
    "UploadAttachmentResult": [
      "InvalidInput",
      "NoticeAttachment"
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
    "WithdrawExamResult": [
      "ExamConflict",
      "InvalidInput",
      "ManagedExam"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AcceptInvitationResult": [
      "InvalidInput",
      "LinkNotValid",
      "SignedIn"
    ],
    "AnswerRecheckResult": [
      "InvalidInput",
      "RecheckConflict",
      "RecheckRequest"
    ],
    "ChangePasswordResult": [
      "InvalidInput",
      "PasswordChanged"
    ],
    "CloseRecheckResult": [
      "RecheckConflict",
      "RecheckRequest"
    ],
    "Conflict": [
      "ContentConflict",
      "ExamConflict",
      "NoticeConflict",
      "RecheckConflict",
      "ResultConflict",
      "UserConflict"
    ],
    "CorrectResultResult": [
      "InvalidInput",
      "ResultConflict",
      "StagedExamResults"
    ],
    "CreateNoticeResult": [
      "InvalidInput",
      "Notice",
      "NoticeConflict"
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
    "InviteStudentsResult": [
      "InvalidCsv",
      "InvitationPlan",
      "StudentsInvited"
    ],
    "InviteUserResult": [
      "InvalidInput",
      "Invited"
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
    "ReadPaymentsResult": [
      "InvalidCsv",
      "PaymentsRead"
    ],
    "ReinstateExamResult": [
      "ExamConflict",
      "ManagedExam"
    ],
    "RequestRecheckResult": [
      "InvalidInput",
      "RecheckAsked"
    ],
    "ResendInvitationResult": [
      "InvalidInput",
      "Invited"
    ],
    "ResetPasswordResult": [
      "InvalidInput",
      "LinkNotValid",
      "PasswordReset"
    ],
    "ResultFields": [
      "ExamResult",
      "KeptResult",
      "ListedExamResult",
      "ResultSlip",
      "ResultValues",
      "StagedResultRow"
    ],
    "SaveContentResult": [
      "ContentConflict",
      "ContentItem",
      "InvalidInput"
    ],
    "SetExamReleaseResult": [
      "ExamConflict",
      "InvalidInput",
      "ManagedExam"
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
      "User",
      "UserConflict"
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
      "ExamConflict",
      "InvalidInput",
      "ManagedExam"
    ],
    "UpdateNoticeResult": [
      "InvalidInput",
      "Notice",
      "NoticeConflict"
    ],
    "UploadAttachmentResult": [
      "InvalidInput",
      "NoticeAttachment"
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
    "WithdrawExamResult": [
      "ExamConflict",
      "InvalidInput",
      "ManagedExam"
    ]
  }
};
      export default result;
    