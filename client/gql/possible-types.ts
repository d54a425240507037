
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "PublishExamResultsResult": [
      "ExamResultFile",
      "InvalidInput",
      "StalePreview"
    ],
    "SignInResult": [
      "EmailNotConfirmed",
      "InvalidInput",
      "SignInRefused",
      "SignedIn"
    ],
    "StageExamResultsResult": [
      "InvalidCsv",
      "StagedExamResults"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "PublishExamResultsResult": [
      "ExamResultFile",
      "InvalidInput",
      "StalePreview"
    ],
    "SignInResult": [
      "EmailNotConfirmed",
      "InvalidInput",
      "SignInRefused",
      "SignedIn"
    ],
    "StageExamResultsResult": [
      "InvalidCsv",
      "StagedExamResults"
    ]
  }
};
      export default result;
    