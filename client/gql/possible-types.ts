
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "ChangePasswordResult": [
      "InvalidInput",
      "PasswordChanged"
    ],
    "PublishExamResultsResult": [
      "ExamResultFile",
      "InvalidInput",
      "StalePreview"
    ],
    "ResetPasswordResult": [
      "InvalidInput",
      "LinkNotValid",
      "PasswordReset"
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
    "VerifyEmailResult": [
      "EmailVerified",
      "LinkNotValid"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "ChangePasswordResult": [
      "InvalidInput",
      "PasswordChanged"
    ],
    "PublishExamResultsResult": [
      "ExamResultFile",
      "InvalidInput",
      "StalePreview"
    ],
    "ResetPasswordResult": [
      "InvalidInput",
      "LinkNotValid",
      "PasswordReset"
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
    "VerifyEmailResult": [
      "EmailVerified",
      "LinkNotValid"
    ]
  }
};
      export default result;
    