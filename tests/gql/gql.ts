/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation AllowFileCleanUp($orphanedFiles: Int!) {\n    allowFileCleanUp(orphanedFiles: $orphanedFiles)\n  }\n": typeof types.AllowFileCleanUpDocument,
    "\n  query ActivitiesForTests($search: String, $noted: [String!], $who: String, $from: Date, $to: Date, $first: Int, $after: String) {\n    activities(search: $search, noted: $noted, who: $who, from: $from, to: $to, first: $first, after: $after) {\n      nodes { at actor action subject subjectId isInvitation }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.ActivitiesForTestsDocument,
    "\n  query DraftPreviewForTests($page: String!, $id: ID) { contentPreview(page: $page, id: $id) }\n": typeof types.DraftPreviewForTestsDocument,
    "\n  query ContentPreviewForTests($page: String!, $id: ID) { contentPreview(page: $page, id: $id) }\n": typeof types.ContentPreviewForTestsDocument,
    "\n  query NepaliTextsForTests {\n    site { tagline }\n    content { missionPage { mission vision values { name } } }\n  }\n": typeof types.NepaliTextsForTestsDocument,
    "\n  query NepaliPreviewForTests($page: String!) { contentPreview(page: $page) }\n": typeof types.NepaliPreviewForTestsDocument,
    "\n  query NepaliMissingForTests { dashboard { missingContent { collection text } } }\n": typeof types.NepaliMissingForTestsDocument,
    "\n  query ConcealedForTests {\n    contentItems(collection: \"courses\") { id state unpublishedReferences { title } }\n    dashboard { missingContent { collection text } }\n  }\n": typeof types.ConcealedForTestsDocument,
    "\n  query PublishedMaterialsForTests {\n    studyMaterials { id title subject kind summary pdf { url fileName pages size } }\n  }\n": typeof types.PublishedMaterialsForTestsDocument,
    "\n  query DashboardForTests($first: Int) {\n    dashboard {\n      students\n      studentUploads\n      studyMaterials\n      activeNotices\n      inactiveNotices\n      resultFiles\n      exams\n      waitingUploads { id kind fileName totalRows uploadedBy stagedAt expiresAt }\n      upcomingReleases { id releaseAt }\n      recentActivity(first: $first) { actor action subject subjectId }\n    }\n  }\n": typeof types.DashboardForTestsDocument,
    "\n  query StudentRecordsForTests {\n    studyMaterials { id }\n    questionBank { id }\n    assignments { id }\n    previousPapers { id }\n    syllabus { id }\n    examSchedule { id }\n    payments { id }\n  }\n": typeof types.StudentRecordsForTestsDocument,
    "\n  query MaterialsCountForTests {\n    dashboard { studyMaterials }\n  }\n": typeof types.MaterialsCountForTestsDocument,
    "\n  query DutiesForTests {\n    examDuties { invigilators }\n  }\n": typeof types.DutiesForTestsDocument,
    "\n  query EmptyStudentPagesForTests { emptyStudentPages }\n": typeof types.EmptyStudentPagesForTestsDocument,
    "\n  mutation StageForSpreadsheet($file: Upload!) {\n    staged: stageExamResults(file: $file) {\n      __typename\n      ... on StagedExamResults { fileName totalRows findings { code count } sample { candidateId examMark examRank subjects { name mark isAbsent } } }\n      ... on InvalidCsv { errorFile { fileName rowCount downloadUrl spreadsheetUrl } }\n    }\n  }\n": typeof types.StageForSpreadsheetDocument,
    "\n  mutation StageStudentsForSpreadsheet($file: Upload!) {\n    staged: stageStudents(file: $file) {\n      __typename\n      ... on InvalidCsv { problems { row } errorFile { spreadsheetUrl } }\n    }\n  }\n": typeof types.StageStudentsForSpreadsheetDocument,
    "\n  query ExamFactsForTests($examId: ID!) {\n    examFacts(examId: $examId) { candidates averagePercentage fullMarks hasNumericIds }\n  }\n": typeof types.ExamFactsForTestsDocument,
    "\n  query AverageOfDistribution($examId: ID!) {\n    examDistribution(examId: $examId) { all { candidates averagePercentage } }\n  }\n": typeof types.AverageOfDistributionDocument,
    "\n  mutation StageWithMarks($file: Upload!, $fullMarks: Decimal) {\n    stageExamResults(file: $file, fullMarks: $fullMarks) { __typename ... on StagedExamResults { id } }\n  }\n": typeof types.StageWithMarksDocument,
    "\n  query ManagedExamsInTests { managedExams { id title files version state groups { name candidates } } }\n": typeof types.ManagedExamsInTestsDocument,
    "\n  query PublicExamInTests($examId: ID!, $candidateId: String!) {\n    exams { id title date passPercentage }\n    examFacts(examId: $examId) { fullMarks }\n    examResult(examId: $examId, candidateId: $candidateId) {\n      passed exam { title date passPercentage } standing { candidates rank percentile }\n    }\n  }\n": typeof types.PublicExamInTestsDocument,
    "\n  query DistributionInTests($examId: ID!) {\n    examDistribution(examId: $examId) {\n      all { candidates passed averagePercentage medianPercentage counts }\n      groups { name candidates passed }\n    }\n  }\n": typeof types.DistributionInTestsDocument,
    "\n  query ListInTests($examId: ID!, $group: String) {\n    examResults(examId: $examId, group: $group) { candidateId studentName rank passed }\n  }\n": typeof types.ListInTestsDocument,
    "query SearchExamsInTests($words: String!) { search(text: $words) { exams { id } } }": typeof types.SearchExamsInTestsDocument,
    "\n  query CoverageInTests($examId: ID!) { secretCoverage(examId: $examId) { candidates } }\n": typeof types.CoverageInTestsDocument,
    "\n  query SyllabusPdfForNepaliTests { syllabus { pdf { url } } }\n": typeof types.SyllabusPdfForNepaliTestsDocument,
    "\n  query EmptyPagesInTest { content { emptyPages } }\n": typeof types.EmptyPagesInTestDocument,
    "\n  query MissingContentInTest { dashboard { missingContent { collection text } } }\n": typeof types.MissingContentInTestDocument,
    "\n  query VideosInTest($after: String) {\n    videos(after: $after) { nodes { id title playerUrl publishedAt endedAt } nextPageToken }\n  }\n": typeof types.VideosInTestDocument,
    "\n  query UnknownNames($collection: ID!) { contentItems(collection: $collection) { title unknownNames } }\n": typeof types.UnknownNamesDocument,
    "\n  query NewestUsers { users(first: 20) { nodes { id email } } }\n": typeof types.NewestUsersDocument,
    "\n  query SearchUsers($search: String) { users(first: 20, search: $search) { totalCount nodes { id email } } }\n": typeof types.SearchUsersDocument,
    "\n  mutation StageResultsForErrors($file: Upload!) {\n    staged: stageExamResults(file: $file) {\n      __typename\n      ... on InvalidCsv { problemCount errorFile { fileName rowCount downloadUrl } }\n    }\n  }\n": typeof types.StageResultsForErrorsDocument,
    "\n  mutation StageStudentsForErrors($file: Upload!) {\n    staged: stageStudents(file: $file) {\n      __typename\n      ... on InvalidCsv { problemCount errorFile { fileName rowCount downloadUrl } }\n    }\n  }\n": typeof types.StageStudentsForErrorsDocument,
    "\n  query LockedSettingsForTests($key: ID!) { contentCollection(key: $key) { locked lockedData } }\n": typeof types.LockedSettingsForTestsDocument,
    "query GroupsOfList($id: ID!) { studentUpload(id: $id) { groups { name students } } }": typeof types.GroupsOfListDocument,
    "\n  mutation StageWrongResults($file: Upload!) {\n    stageExamResults(file: $file) {\n      __typename\n      ... on InvalidCsv { errorFile { fileName downloadUrl } }\n      ... on StagedExamResults { totalRows }\n    }\n  }\n": typeof types.StageWrongResultsDocument,
    "\n  query NightlyBackupInTests { dashboard { nightlyBackup { at isLocked } } }\n": typeof types.NightlyBackupInTestsDocument,
    "\n  query EditedNoticeInTest($id: ID!) {\n    notice(id: $id) {\n      version\n      texts { title description nepaliTitle nepaliDescription }\n      translation { texts missing hasBegun }\n    }\n  }\n": typeof types.EditedNoticeInTestDocument,
    "\n  query MissingNoticesInTest { dashboard { missingContent { collection itemId text } } }\n": typeof types.MissingNoticesInTestDocument,
    "\n    query NoticeTimesInTest($id: ID!) { notice(id: $id) { publishedAt expiresAt timing version } }\n  ": typeof types.NoticeTimesInTestDocument,
    "\n  mutation ReadPaymentsInTest($file: Upload!, $sheet: String, $lines: [String!]!) {\n    readPayments(file: $file, sheet: $sheet, lines: $lines) {\n      __typename\n      ... on PaymentsRead {\n        lines notes payments { row candidateId isKnown amount day receiptNumber method change before sameAs }\n      }\n      ... on InvalidCsv { message errorCount sheets { name } problems { row column message } }\n    }\n  }\n": typeof types.ReadPaymentsInTestDocument,
    "\n  query SeenRecheck($examId: ID!, $candidateId: String!, $secret: String) {\n    examResult(examId: $examId, candidateId: $candidateId, secret: $secret) {\n      percentage\n      recheck { state askedAt resolvedAt answer }\n      exam { recheck { until fee } }\n    }\n    topPerformers(examId: $examId) { result { recheck { state } } }\n  }\n": typeof types.SeenRecheckDocument,
    "\n  query KeptRechecks {\n    recheckExams { id title open resolved }\n    dashboard { openRechecks }\n  }\n": typeof types.KeptRechecksDocument,
    "\n  query RecheckRecords($candidateId: String!) {\n    candidateData(candidateId: $candidateId) { rechecks { contact isOpen } export }\n  }\n": typeof types.RecheckRecordsDocument,
    "\n  query UndoneRecheck($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) { recheck { state answer isUndone } }\n  }\n": typeof types.UndoneRecheckDocument,
    "\n  query SlipPathsInTest($examId: ID!, $candidateId: String!, $secret: String) {\n    examResult(examId: $examId, candidateId: $candidateId, secret: $secret) { slipPath }\n    topPerformers(examId: $examId) { result { slipPath } }\n  }\n": typeof types.SlipPathsInTestDocument,
    "\n  mutation StageCorrectedStudents($file: Upload!) {\n    staged: stageStudents(file: $file) {\n      __typename\n      ... on StagedStudents { id fileName totalRows findings { code count } sample { rowNumber studentName groups } }\n      ... on InvalidCsv { problems { row } errorFile { fileName downloadUrl } }\n    }\n  }\n": typeof types.StageCorrectedStudentsDocument,
    "\n  query HistorySeen($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      percentage\n      withdrawal { words }\n      revisions { reason before { percentage } after { percentage } }\n    }\n  }\n": typeof types.HistorySeenDocument,
    "\n  query RevisedCandidate($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      revisions {\n        before { outcome examMark examRank ranksByPercentage percentage }\n        after { outcome examMark examRank ranksByPercentage percentage }\n        subjects { name }\n      }\n    }\n  }\n": typeof types.RevisedCandidateDocument,
    "\n  query Revisions($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      percentage\n      revisions { revisedAt reason words before { percentage } after { percentage } }\n    }\n  }\n": typeof types.RevisionsDocument,
    "\n  query Revises($id: ID!) { stagedExamResults(id: $id) { isRevision } }\n": typeof types.RevisesDocument,
    "\n  query SeenAfterCorrection($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      examMark examRank percentage\n      revisions { reason words before { examMark } after { examMark } }\n    }\n    examFacts(examId: $examId) { fullMarks }\n  }\n": typeof types.SeenAfterCorrectionDocument,
    "\n  mutation StageAdditional($file: Upload!, $fullMarks: Decimal) {\n    staged: stageExamResults(file: $file, fullMarks: $fullMarks) {\n      __typename\n      ... on StagedExamResults {\n        id totalRows findings { code message } sample { candidateId examMark examRank percentage }\n      }\n      ... on InvalidCsv { message needsFullMarks problemCount problems { row column message } errorFile { rowCount } }\n    }\n  }\n": typeof types.StageAdditionalDocument,
    "\n  query StagedFindings($id: ID!) { stagedExamResults(id: $id) { findings { code message examples } } }\n": typeof types.StagedFindingsDocument,
    "query Replaced { resultFiles { fileName totalResults replacedResults } }": typeof types.ReplacedDocument,
    "\n  query RevisionsOfRanks($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      examRank\n      revisions { before { examRank percentage } after { examRank percentage } }\n    }\n  }\n": typeof types.RevisionsOfRanksDocument,
    "\n  query BestWithRanks($examId: ID!) { topPerformers(examId: $examId) { rank result { candidateId examRank } } }\n": typeof types.BestWithRanksDocument,
    "\n  query KeptRanks($candidateId: String!) {\n    candidateData(candidateId: $candidateId) { results { examId examRank ranksByPercentage } }\n  }\n": typeof types.KeptRanksDocument,
    "\n  mutation StageOutcomes($file: Upload!, $fullMarks: Decimal, $takesRemarks: Boolean) {\n    staged: stageExamResults(file: $file, fullMarks: $fullMarks, takesRemarks: $takesRemarks) {\n      __typename\n      ... on StagedExamResults {\n        id newRows changedRows unchangedRows\n        findings { code severity message count }\n        sample { candidateId outcome examMark examRank percentage before { outcome examMark } }\n      }\n      ... on InvalidCsv { problems { row column message } }\n    }\n  }\n": typeof types.StageOutcomesDocument,
    "\n  query SeenOutcomes($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      outcome examMark examRank percentage passed\n      standing { candidates rank percentile }\n      revisions { before { outcome examMark } after { outcome examMark } }\n    }\n    topPerformers(examId: $examId) { rank result { candidateId percentage } }\n    examFacts(examId: $examId) { candidates averagePercentage }\n  }\n": typeof types.SeenOutcomesDocument,
    "\n  query ListOutcomes($examId: ID!, $candidateId: String!) {\n    examResults(examId: $examId) { candidateId outcome examMark percentage passed rank }\n    examDistribution(examId: $examId) { all { candidates withoutMark passed averagePercentage counts } }\n    candidateData(candidateId: $candidateId) { results { outcome examMark percentage } }\n  }\n": typeof types.ListOutcomesDocument,
    "\n  query Announced { announcedReleases { releaseAt exam { id title date } } exams { id } }\n": typeof types.AnnouncedDocument,
    "\n  query Checks($examId: ID!) { managedExam(id: $examId) { state title checks { kind state text } } }\n": typeof types.ChecksDocument,
    "\n  query SeenWithdrawal($examId: ID!, $candidateId: String!, $secret: String) {\n    examResult(examId: $examId, candidateId: $candidateId, secret: $secret) {\n      candidateId outcome examMark examRank percentage passed slipPath\n      withdrawal { withdrawnAt words }\n      exam { id title date }\n      standing { rank }\n      student { studentName }\n      recheck { state }\n      revisions { revisedAt }\n    }\n  }\n": typeof types.SeenWithdrawalDocument,
    "\n  mutation StageSecrets($file: Upload!) {\n    stageStudents(file: $file) {\n      __typename\n      ... on StagedStudents { id newRows unchangedRows findings { code severity message count } sample { candidateId } }\n      ... on InvalidCsv { message problems { row column message } errorFile { downloadUrl } }\n    }\n  }\n": typeof types.StageSecretsDocument,
    "\n  query Access($examId: ID!, $stagedId: ID) {\n    secretCoverage(examId: $examId, stagedId: $stagedId) { candidates withoutPin withoutBirthDate }\n  }\n": typeof types.AccessDocument,
    "query Secrets { exams { id secondSecret } }": typeof types.SecretsDocument,
    "query SecretsOfFiles { resultFiles { examId exam { secondSecret } } }": typeof types.SecretsOfFilesDocument,
    "query LookUpOne($examId: ID!) { examResult(examId: $examId, candidateId: \"1\") { candidateId } }": typeof types.LookUpOneDocument,
    "\n  mutation StageSheet($file: Upload!, $sheet: String) {\n    staged: stageExamResults(file: $file, sheet: $sheet) {\n      __typename\n      ... on StagedExamResults { id fileName examId totalRows findings { code message } sample { candidateId } subjectColumns { name isTaken } }\n      ... on InvalidCsv { message sheets { name rows } problems { row column message } errorFile { fileName } }\n    }\n  }\n": typeof types.StageSheetDocument,
    "\n  mutation StageStudentSheet($file: Upload!, $sheet: String) {\n    staged: stageStudents(file: $file, sheet: $sheet) {\n      __typename\n      ... on StagedStudents { fileName totalRows findings { message } sample { candidateId studentName } }\n      ... on InvalidCsv { message sheets { name rows } }\n    }\n  }\n": typeof types.StageStudentSheetDocument,
    "\n  query StudentAreaForTests {\n    studyMaterials { id title subject kind summary pdf { url fileName pages size } }\n    questionBank { subject questionCount chapters pdf { url } }\n    assignments { title subject status dueAt submittedOn marks fullMarks }\n    previousPapers { title heldOn questionCount minutes pdf { url } }\n    syllabus { course programs weeks subjects { name lessons topics } pdf { url } }\n    examSchedule { id title startsAt endsAt place covers questionCount }\n    outsideLinks { label about url }\n    emptyStudentPages\n    howToPay\n    payments { id term amount period status dueOn paidOn method receiptNumber receiptUrl }\n  }\n": typeof types.StudentAreaForTestsDocument,
    "\n  query ExamDutiesForTests {\n    examDuties { reportAt invigilators exam { id startsAt } }\n  }\n": typeof types.ExamDutiesForTestsDocument,
    "\n  query SystemChecks { dashboard { system { name state text } } }\n": typeof types.SystemChecksDocument,
    "\n  query EditableForTests { viewer { editableContent } }\n": typeof types.EditableForTestsDocument,
    "\n  query CollectionsForTests { contentCollections { key } }\n": typeof types.CollectionsForTestsDocument,
    "\n  query OneCollectionForTests($key: ID!) { contentCollection(key: $key) { key } }\n": typeof types.OneCollectionForTestsDocument,
    "\n  query Best($examId: ID!) {\n    exams { id topPerformers }\n    topPerformers(examId: $examId) {\n      rank result { candidateId percentage student { candidateId studentName groups } }\n    }\n  }\n": typeof types.BestDocument,
    "\n  query VideosForTests($after: String) {\n    videos(after: $after) { nodes { id title thumbnail playerUrl } nextPageToken stale }\n  }\n": typeof types.VideosForTestsDocument,
    "\n  mutation SaveContentForTests(\n    $collection: ID!\n    $id: ID\n    $version: Int!\n    $data: ContentData!\n    $publication: ContentPublication!\n    $publishAt: DateTime\n  ) {\n    saveContent(\n      collection: $collection\n      id: $id\n      version: $version\n      data: $data\n      publication: $publication\n      publishAt: $publishAt\n    ) {\n      __typename\n      ... on ContentItem { id title state version data publishAt problems { path message } unpublishedReferences { title } }\n      ... on InvalidInput { message fields { path message } }\n      ... on ContentConflict { message current { id version data } }\n    }\n  }\n": typeof types.SaveContentForTestsDocument,
    "\n  query ContentItemsForTests($collection: ID!, $deleted: Boolean) {\n    contentItems(collection: $collection, deleted: $deleted) {\n      id title state version isDemo problemCount\n    }\n  }\n": typeof types.ContentItemsForTestsDocument,
    "\n  query ContentItemForTests($collection: ID!, $id: ID) {\n    contentItem(collection: $collection, id: $id) {\n      id title state version isDemo data versions { number author publishAt isScheduled data }\n    }\n  }\n": typeof types.ContentItemForTestsDocument,
    "\n  mutation PublishContentForTests($ids: [ID!]!) { publishContent(ids: $ids) { id state problems { path message } } }\n": typeof types.PublishContentForTestsDocument,
    "\n  mutation SetContentHiddenForTests($ids: [ID!]!, $isHidden: Boolean!) {\n    setContentHidden(ids: $ids, isHidden: $isHidden) { id state }\n  }\n": typeof types.SetContentHiddenForTestsDocument,
    "\n  mutation OrderContentForTests($collection: ID!, $ids: [ID!]!, $before: [ID!]) {\n    orderContent(collection: $collection, ids: $ids, before: $before) { id }\n  }\n": typeof types.OrderContentForTestsDocument,
    "\n  mutation DeleteContentForTests($ids: [ID!]!) { deleteContent(ids: $ids) }\n": typeof types.DeleteContentForTestsDocument,
    "\n  mutation RestoreContentForTests($ids: [ID!]!) { restoreContent(ids: $ids) }\n": typeof types.RestoreContentForTestsDocument,
    "\n  query StoriesForTests { content { emptyPages successStories { id title } } }\n": typeof types.StoriesForTestsDocument,
    "\n  query MaterialPdfsForTests { studyMaterials { pdf { url } } }\n": typeof types.MaterialPdfsForTestsDocument,
    "\n  query NoticesForTests($first: Int, $after: String) {\n    notices(first: $first, after: $after) {\n      edges { cursor node { id title attachments { url } } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.NoticesForTestsDocument,
    "\n  query AllNoticesForTests($search: String) {\n    allNotices(search: $search) { nodes { id title isActive } }\n  }\n": typeof types.AllNoticesForTestsDocument,
    "\n  query OneNoticeForTests($id: ID!) {\n    notice(id: $id) {\n      title\n      description\n      type\n      link\n      isActive\n      attachments { id fileName fileType size width height url previewUrl }\n    }\n  }\n": typeof types.OneNoticeForTestsDocument,
    "\n  mutation CreateNoticeForTests($id: ID, $input: NoticeInput!, $attachments: [Upload!]) {\n    createNotice(id: $id, input: $input, attachments: $attachments) {\n      __typename\n      ... on NoticeConflict { message current { id title attachments { fileName } } }\n      ... on Notice { id }\n      ... on InvalidInput { message fields { path message } }\n    }\n  }\n": typeof types.CreateNoticeForTestsDocument,
    "\n  mutation UpdateNoticeForTests(\n    $id: ID!\n    $version: Int\n    $input: NoticeInput!\n    $attachments: [Upload!]\n    $remove: [ID!]\n  ) {\n    updateNotice(\n      id: $id\n      version: $version\n      input: $input\n      attachments: $attachments\n      removeAttachments: $remove\n    ) {\n      __typename\n      ... on Notice { version }\n      ... on NoticeConflict { message current { title version } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.UpdateNoticeForTestsDocument,
    "\n  mutation UploadAttachmentForTests($id: ID!, $file: Upload!) {\n    uploadAttachment(id: $id, file: $file) {\n      __typename\n      ... on NoticeAttachment { id fileName fileType size width height url previewUrl }\n      ... on InvalidInput { message }\n    }\n  }\n": typeof types.UploadAttachmentForTestsDocument,
    "\n  mutation SetNoticeActiveForTests($id: ID!, $isActive: Boolean!) {\n    setNoticeActive(id: $id, isActive: $isActive) { isActive }\n  }\n": typeof types.SetNoticeActiveForTestsDocument,
    "\n  mutation DeleteNoticesForTests($ids: [ID!]!) { deleteNotices(ids: $ids) }\n": typeof types.DeleteNoticesForTestsDocument,
    "\n  mutation UploadMediaForTests($file: Upload!) {\n    uploadMedia(file: $file) {\n      __typename\n      ... on MediaFile { id kind fileName size width height url sources { width avif webp } }\n      ... on InvalidInput { message fields { path message } }\n    }\n  }\n": typeof types.UploadMediaForTestsDocument,
    "\n  mutation SignInForTests($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) { __typename }\n  }\n": typeof types.SignInForTestsDocument,
    "\n  mutation SignUpInTest($email: String!, $password: String!) {\n    signUp(email: $email, password: $password) {\n      __typename\n      ... on SignUpReceived { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.SignUpInTestDocument,
    "\n  mutation SignInInTest($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) {\n      __typename\n      ... on SignedIn { viewer { role user { id email } session { expiresAt } } }\n      ... on SignInRefused { message }\n      ... on EmailNotConfirmed { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.SignInInTestDocument,
    "\n  mutation VerifyEmailInTest($token: String!, $password: String) {\n    verifyEmail(token: $token, password: $password) {\n      __typename\n      ... on EmailVerified { message }\n      ... on LinkNotValid { reason message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.VerifyEmailInTestDocument,
    "\n  mutation ResendVerificationInTest($email: String!) { resendVerification(email: $email) }\n": typeof types.ResendVerificationInTestDocument,
    "\n  mutation RequestPasswordResetInTest($email: String!) { requestPasswordReset(email: $email) }\n": typeof types.RequestPasswordResetInTestDocument,
    "\n  mutation ResetPasswordInTest($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password) {\n      __typename\n      ... on PasswordReset { message }\n      ... on LinkNotValid { reason message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.ResetPasswordInTestDocument,
    "\n  mutation ChangePasswordInTest($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      __typename\n      ... on PasswordChanged { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.ChangePasswordInTestDocument,
    "\n  mutation RefreshSessionInTest { refreshSession { expiresAt } }\n": typeof types.RefreshSessionInTestDocument,
    "\n  mutation SignOutInTest { signOut }\n": typeof types.SignOutInTestDocument,
    "\n  mutation SignOutEverywhereInTest { signOutEverywhere }\n": typeof types.SignOutEverywhereInTestDocument,
    "\n  query WhoAmI { viewer { role user { email } session { expiresAt } } }\n": typeof types.WhoAmIDocument,
    "\n  query UsersInTest($search: String, $first: Int, $after: String) {\n    users(search: $search, first: $first, after: $after) {\n      totalCount\n      nodes { id email role createdAt emailVerifiedAt disabledAt openSessions lastSeenAt }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.UsersInTestDocument,
    "\n  mutation SetUserRoleInTest($id: ID!, $role: Role!, $version: Int) {\n    setUserRole(id: $id, role: $role, version: $version) {\n      __typename\n      ... on User { id role version }\n      ... on LastAdmin { message }\n      ... on UserConflict { message current { role version } }\n    }\n  }\n": typeof types.SetUserRoleInTestDocument,
    "\n  mutation SetUserDisabledInTest($id: ID!, $isDisabled: Boolean!) {\n    setUserDisabled(id: $id, isDisabled: $isDisabled) {\n      __typename\n      ... on User { id disabledAt openSessions }\n      ... on LastAdmin { message }\n    }\n  }\n": typeof types.SetUserDisabledInTestDocument,
    "\n  mutation EndUserSessionsInTest($id: ID!) { endUserSessions(id: $id) { id openSessions } }\n": typeof types.EndUserSessionsInTestDocument,
    "\n  mutation LinkCandidateInTest($candidateId: String!, $secret: String!) {\n    linkCandidate(candidateId: $candidateId, secret: $secret) {\n      __typename\n      ... on User { candidateLinks { candidateId linkedAt byStaff } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.LinkCandidateInTestDocument,
    "\n  mutation UnlinkCandidateInTest($candidateId: String!) {\n    unlinkCandidate(candidateId: $candidateId) { candidateLinks { candidateId } }\n  }\n": typeof types.UnlinkCandidateInTestDocument,
    "\n  mutation LinkCandidateToUserInTest($userId: ID!, $candidateId: String!) {\n    linkCandidateToUser(userId: $userId, candidateId: $candidateId) {\n      __typename\n      ... on User { email candidateLinks { candidateId byStaff } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.LinkCandidateToUserInTestDocument,
    "\n  mutation UnlinkCandidateFromUserInTest($userId: ID!, $candidateId: String!) {\n    unlinkCandidateFromUser(userId: $userId, candidateId: $candidateId) { candidateLinks { candidateId } }\n  }\n": typeof types.UnlinkCandidateFromUserInTestDocument,
    "\n  query MyResultsInTest {\n    myResults {\n      candidateId percentage examMark examRank exam { id } student { studentName } withdrawal { words }\n    }\n  }\n": typeof types.MyResultsInTestDocument,
    "\n  mutation InviteUserInTest($email: String!, $name: String, $role: Role!, $candidateId: String) {\n    inviteUser(email: $email, name: $name, role: $role, candidateId: $candidateId) {\n      __typename\n      ... on Invited { link invitation { id email role } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.InviteUserInTestDocument,
    "\n  mutation ResendInvitationInTest($id: ID!) {\n    resendInvitation(id: $id) {\n      __typename\n      ... on Invited { link }\n      ... on InvalidInput { message }\n    }\n  }\n": typeof types.ResendInvitationInTestDocument,
    "\n  mutation RevokeInvitationInTest($id: ID!) { revokeInvitation(id: $id) }\n": typeof types.RevokeInvitationInTestDocument,
    "\n  query InvitationsInTest($first: Int, $after: String) {\n    invitations(first: $first, after: $after) {\n      totalCount\n      nodes { id email name role candidateId delivery isExpired invitedBy { email } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.InvitationsInTestDocument,
    "\n  mutation AcceptInvitationInTest($token: String!, $password: String!) {\n    acceptInvitation(token: $token, password: $password) {\n      __typename\n      ... on SignedIn { viewer { role user { id email name } } }\n      ... on LinkNotValid { reason message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.AcceptInvitationInTestDocument,
    "\n  mutation InviteStudentsInTest($file: Upload!, $sheet: String, $fingerprint: String) {\n    inviteStudents(file: $file, sheet: $sheet, fingerprint: $fingerprint) {\n      __typename\n      ... on StudentsInvited { invited linked }\n      ... on InvitationPlan {\n        fingerprint toInvite toLink unchanged withoutCandidateId isMailed notes\n        students { row email name candidateId effect }\n      }\n      ... on InvalidCsv { message errorCount sheets { name rows } problems { row column message } }\n    }\n  }\n": typeof types.InviteStudentsInTestDocument,
    "\n  query CandidateDataInTest($candidateId: String!) {\n    candidateData(candidateId: $candidateId) {\n      candidateId\n      results { examId fileName isPublished isWithdrawn isShown uploadedBy releaseAt examMark percentage examRank }\n      listEntries { fileName isPublished isActive studentName groups }\n      entries { collection title lines isOwn }\n      link { email linkedAt }\n      invitation { email name }\n      export\n    }\n  }\n": typeof types.CandidateDataInTestDocument,
    "\n  mutation DeleteCandidateDataInTest($candidateId: String!, $confirmation: String!) {\n    deleteCandidateData(candidateId: $candidateId, confirmation: $confirmation) {\n      __typename\n      ... on DeletedCandidateData { results listEntries entries }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.DeleteCandidateDataInTestDocument,
    "\n  query AccountDataInTest($id: ID!) {\n    accountData(id: $id) { user { email } sessions notices uploads activities candidateIds rechecks invitedAt export }\n  }\n": typeof types.AccountDataInTestDocument,
    "\n  mutation DeleteUserInTest($id: ID!, $confirmation: String!) {\n    deleteUser(id: $id, confirmation: $confirmation) {\n      __typename\n      ... on DeletedUser { id }\n      ... on LastAdmin { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.DeleteUserInTestDocument,
    "\n  query SearchInTest($text: String!) {\n    search(text: $text) {\n      candidates { candidateId studentName groups }\n      exams { id title date }\n      notices { id title }\n      users { id email }\n    }\n  }\n": typeof types.SearchInTestDocument,
    "\n  query SetupInTest($token: String) {\n    setup(token: $token) {\n      needsAccount\n      isInstituteLocked\n      canAddDemo\n      offersNightlyBackup\n      demo { entries keptEntries notices resultFiles studentLists accounts invitations staff }\n    }\n  }\n": typeof types.SetupInTestDocument,
    "\n  query NeedsSetupInTest { needsSetup }\n": typeof types.NeedsSetupInTestDocument,
    "\n  mutation SetUpInTest($token: String, $input: SetUpInput!) {\n    setUp(token: $token, input: $input) {\n      __typename\n      ... on SignedIn { viewer { role user { email name } } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.SetUpInTestDocument,
    "\n  mutation RemoveDemoInTest { removeDemo }\n": typeof types.RemoveDemoInTestDocument,
    "\n  mutation SetNightlyBackupInTests($isOn: Boolean!) { setNightlyBackup(isOn: $isOn) { at isLocked } }\n": typeof types.SetNightlyBackupInTestsDocument,
    "\n  mutation StageCorrectedResults(\n    $file: Upload!\n    $layout: TableLayoutInput\n    $subjects: [String!]\n    $fullMarks: Decimal\n  ) {\n    staged: stageExamResults(file: $file, layout: $layout, subjects: $subjects, fullMarks: $fullMarks) {\n      __typename\n      ... on StagedExamResults {\n        id fileName totalRows findings { code severity message count } sample { rowNumber candidateId examMark }\n      }\n      ... on InvalidCsv { problems { row } leaveOut { row text } errorFile { fileName downloadUrl } }\n    }\n  }\n": typeof types.StageCorrectedResultsDocument,
    "\n  mutation StageLayout($file: Upload!, $layout: TableLayoutInput, $fullMarks: Decimal) {\n    staged: stageExamResults(file: $file, layout: $layout, fullMarks: $fullMarks) {\n      __typename\n      ... on StagedExamResults {\n        examId totalRows findings { message } sample { rowNumber candidateId examMark percentage examRank subjects { name mark } }\n      }\n      ... on InvalidCsv {\n        message\n        layout { headerRow rows { number cells names } columns { name isRequired } }\n        leaveOut { row reason text }\n        needsFullMarks\n        problems { row message }\n        errorFile { downloadUrl }\n      }\n    }\n  }\n": typeof types.StageLayoutDocument,
    "\n  mutation RequestRecheck($examId: ID!, $candidateId: String!, $secret: String, $input: RequestRecheckInput!) {\n    requestRecheck(examId: $examId, candidateId: $candidateId, secret: $secret, input: $input) {\n      __typename\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.RequestRecheckDocument,
    "\n  mutation SetRecheckRules($examId: ID!, $input: ExamInput!, $version: Int) {\n    updateExam(id: $examId, input: $input, version: $version) {\n      __typename\n      ... on ManagedExam { recheck { until fee } }\n      ... on InvalidInput { fields { path message } }\n      ... on ExamConflict { message }\n    }\n  }\n": typeof types.SetRecheckRulesDocument,
    "\n  mutation AnswerRecheck($id: ID!, $input: RecheckAnswerInput!, $version: Int) {\n    answerRecheck(id: $id, input: $input, version: $version) {\n      __typename\n      ... on RecheckRequest { id state answer fileName resolvedBy }\n      ... on InvalidInput { fields { path message } }\n      ... on RecheckConflict { message current { state version } }\n    }\n  }\n": typeof types.AnswerRecheckDocument,
    "\n  mutation CloseRecheck($id: ID!) {\n    closeRecheck(id: $id) {\n      __typename\n      ... on RecheckRequest { state }\n      ... on RecheckConflict { message current { state version } }\n    }\n  }\n": typeof types.CloseRecheckDocument,
    "\n  query RecheckRequests($examId: ID!) {\n    recheckRequests(examId: $examId) {\n      id candidateId studentName contact words isProven state\n      values { examMark percentage }\n      history { fileId fileName isShown percentage }\n    }\n  }\n": typeof types.RecheckRequestsDocument,
    "\n  mutation CorrectForRecheck($examId: ID!, $candidateId: String!, $input: ResultValuesInput!) {\n    correctResult(examId: $examId, candidateId: $candidateId, input: $input) { __typename }\n  }\n": typeof types.CorrectForRecheckDocument,
    "\n  query VerifyInTest($code: String!) {\n    verifyResultSlip(code: $code) {\n      state\n      revisedAt\n      slip {\n        code issuedAt institute candidateId studentName groups examId examTitle examDate outcome examMark fullMarks percentage\n        passPercentage passed examRank subjects { name mark isAbsent }\n      }\n    }\n  }\n": typeof types.VerifyInTestDocument,
    "\n  mutation SetSecret($examId: ID!, $secondSecret: SecondSecret!, $version: Int) {\n    updateExam(id: $examId, input: { secondSecret: $secondSecret }, version: $version) {\n      ... on ManagedExam { secondSecret }\n      ... on ExamConflict { message }\n    }\n  }\n": typeof types.SetSecretDocument,
    "\n  mutation SetTopPerformers($examId: ID!, $topPerformers: TopPerformersShown!, $version: Int) {\n    updateExam(id: $examId, input: { topPerformers: $topPerformers }, version: $version) {\n      ... on ManagedExam { topPerformers }\n      ... on ExamConflict { message }\n    }\n  }\n": typeof types.SetTopPerformersDocument,
    "\n  mutation LiftLimit($candidateId: String!) { liftSecretLimit(candidateId: $candidateId) }\n": typeof types.LiftLimitDocument,
    "\n  mutation StageResults($file: Upload!, $key: ID) {\n    stageExamResults(file: $file, key: $key) {\n      __typename\n      ... on StagedExamResults { ...StagedParts }\n      ... on InvalidCsv { message isEmpty problemCount errorCount causes { column count rows } problems { row column message } }\n    }\n  }\n  fragment StagedParts on StagedExamResults {\n    id fileName examId examTitle examDate examVersion releaseAt isRevision totalRows newRows changedRows unchangedRows unknownStudents expiresAt\n    findings { message count }\n    sample {\n      rowNumber candidateId studentName examMark examRank percentage change\n      before { examMark examRank percentage }\n    }\n  }\n": typeof types.StageResultsDocument,
    "\n  query StagedResults($id: ID!) { stagedExamResults(id: $id) { ...StagedParts } }\n": typeof types.StagedResultsDocument,
    "\n  mutation PublishResults($id: ID!, $input: PublishExamResultsInput!) {\n    publishExamResults(id: $id, input: $input) {\n      __typename\n      ... on ExamResultFile { ...ResultFileParts }\n      ... on InvalidInput { message fields { path message } }\n      ... on StalePreview { message preview { ...StagedParts } }\n    }\n  }\n  fragment ResultFileParts on ExamResultFile {\n    id fileName examId examTitle examDate totalResults shownResults publishOrder uploadedAt downloadUrl uploadedBy { email }\n    exam { version state releaseAt }\n  }\n": typeof types.PublishResultsDocument,
    "query ResultFiles { resultFiles { ...ResultFileParts } }": typeof types.ResultFilesDocument,
    "\n  query OneResultFile($id: ID!) { resultFile(id: $id) { ...ResultFileParts } }\n": typeof types.OneResultFileDocument,
    "\n  mutation DiscardStagedExamResults($id: ID!) { discardStagedExamResults(id: $id) }\n": typeof types.DiscardStagedExamResultsDocument,
    "\n  mutation SetExamDate($id: ID!, $examDate: Date!, $version: Int) {\n    setExamDate(id: $id, examDate: $examDate, version: $version) { ...ResultFileParts }\n  }\n": typeof types.SetExamDateDocument,
    "mutation DeleteResultFile($id: ID!) { deleteResultFile(id: $id) }": typeof types.DeleteResultFileDocument,
    "\n  query ForeseeDeletion($id: ID!) {\n    resultFileDeletion(id: $id) { restored { file { id fileName } candidates } lost unaffected }\n  }\n": typeof types.ForeseeDeletionDocument,
    "query Exams { exams { id title date } }": typeof types.ExamsDocument,
    "\n  query ExamResult($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      candidateId examMark examRank percentage passed\n      exam { id title date }\n      student { candidateId studentName groups }\n    }\n  }\n": typeof types.ExamResultDocument,
    "\n  query TopPerformers($examId: ID!) {\n    topPerformers(examId: $examId) {\n      rank\n      result { candidateId percentage examMark exam { id title } student { studentName } }\n    }\n  }\n": typeof types.TopPerformersDocument,
    "\n  mutation UpdateExamInTests($id: ID!, $input: ExamInput!, $version: Int) {\n    updateExam(id: $id, input: $input, version: $version) {\n      __typename\n      ... on ManagedExam { title date fullMarks passPercentage secondSecret topPerformers recheck { until fee } files version }\n      ... on InvalidInput { fields { path message } }\n      ... on ExamConflict { message current { title version state } }\n    }\n  }\n": typeof types.UpdateExamInTestsDocument,
    "\n  mutation SetRelease($examId: ID!, $input: ExamReleaseInput!, $version: Int) {\n    setExamRelease(examId: $examId, input: $input, version: $version) {\n      ... on ManagedExam { id releaseAt announced state }\n      ... on InvalidInput { fields { path message } }\n      ... on ExamConflict { message current { title version state } }\n    }\n  }\n": typeof types.SetReleaseDocument,
    "\n  mutation Withdraw($examId: ID!, $reason: String!, $words: String) {\n    withdrawExam(examId: $examId, reason: $reason, words: $words) {\n      ... on ManagedExam { id state withdrawnAt withdrawnReason withdrawnWords }\n      ... on InvalidInput { fields { path message } }\n      ... on ExamConflict { message current { title version state } }\n    }\n  }\n": typeof types.WithdrawDocument,
    "\n  mutation Reinstate($examId: ID!) {\n    reinstateExam(examId: $examId) {\n      ... on ManagedExam { id state withdrawnAt withdrawnReason releaseAt }\n      ... on ExamConflict { message current { title version state } }\n    }\n  }\n": typeof types.ReinstateDocument,
    "\n  mutation MakeLink($examId: ID!, $stagedId: ID) { makeRehearsalLink(examId: $examId, stagedId: $stagedId) }\n": typeof types.MakeLinkDocument,
    "\n  mutation CorrectOneResult($examId: ID!, $candidateId: String!, $input: ResultValuesInput!, $version: Int) {\n    correctResult(examId: $examId, candidateId: $candidateId, input: $input, version: $version) {\n      __typename\n      ... on StagedExamResults {\n        id fileName examTitle totalRows changedRows\n        isRevision findings { code }\n        sample { candidateId examMark examRank percentage before { examMark examRank percentage } }\n      }\n      ... on InvalidInput { fields { path message } }\n      ... on ResultConflict { message current { version examMark } }\n    }\n  }\n": typeof types.CorrectOneResultDocument,
    "\n  mutation StageStudents($file: Upload!, $key: ID) {\n    stageStudents(file: $file, key: $key) {\n      __typename\n      ... on StagedStudents { ...StagedStudentsParts }\n      ... on InvalidCsv { message problemCount errorCount causes { column count rows } problems { row column message } }\n    }\n  }\n  fragment StagedStudentsParts on StagedStudents {\n    id fileName totalRows newRows changedRows unchangedRows expiresAt\n    findings { message count }\n    sample { rowNumber candidateId studentName groups change before { studentName groups } }\n  }\n": typeof types.StageStudentsDocument,
    "\n  query StagedStudents($id: ID!) { stagedStudents(id: $id) { ...StagedStudentsParts } }\n": typeof types.StagedStudentsDocument,
    "\n  mutation PublishStudents($id: ID!, $input: PublishStudentsInput!) {\n    publishStudents(id: $id, input: $input) {\n      __typename\n      ... on StudentUpload { ...StudentUploadParts }\n      ... on InvalidInput { message fields { path message } }\n      ... on StaleStudentsPreview { message preview { ...StagedStudentsParts } }\n    }\n  }\n  fragment StudentUploadParts on StudentUpload {\n    id fileName description totalStudents isActive publishOrder uploadedAt downloadUrl uploadedBy { email }\n  }\n": typeof types.PublishStudentsDocument,
    "query StudentUploads { studentUploads { ...StudentUploadParts } }": typeof types.StudentUploadsDocument,
    "\n  query StudentUpload($id: ID!) { studentUpload(id: $id) { ...StudentUploadParts } }\n": typeof types.StudentUploadDocument,
    "\n  mutation SetStudentUploadActive($id: ID!, $isActive: Boolean!) {\n    setStudentUploadActive(id: $id, isActive: $isActive) { ...StudentUploadParts }\n  }\n": typeof types.SetStudentUploadActiveDocument,
    "\n  mutation DeleteStudentUploads($ids: [ID!]!) { deleteStudentUploads(ids: $ids) }\n": typeof types.DeleteStudentUploadsDocument,
    "\n  query ForeseeListDeletion($ids: [ID!]!) {\n    studentUploadDeletion(ids: $ids) { pins { lost replaced } birthDates { lost replaced } }\n  }\n": typeof types.ForeseeListDeletionDocument,
    "\n  mutation DiscardStagedStudents($id: ID!) { discardStagedStudents(id: $id) }\n": typeof types.DiscardStagedStudentsDocument,
    "\n  mutation MakePins($id: ID!, $groups: String, $exam: String) {\n    makePins(id: $id, groups: $groups, exam: $exam) {\n      __typename\n      ... on MadePins { count csv cards }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.MakePinsDocument,
    "\n  mutation StageSubjects($file: Upload!, $subjects: [String!]) {\n    staged: stageExamResults(file: $file, subjects: $subjects) {\n      __typename\n      ... on StagedExamResults {\n        id examId newRows changedRows unchangedRows\n        findings { code severity message }\n        subjectColumns { name isTaken problem }\n        sample {\n          candidateId change outcome\n          subjects { name mark isAbsent }\n          before { subjects { name mark isAbsent } }\n        }\n      }\n      ... on InvalidCsv { problems { row column message } subjectColumns { name isTaken problem } }\n    }\n  }\n": typeof types.StageSubjectsDocument,
    "\n  query SubjectsSeen($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      examMark\n      subjects { name mark isAbsent }\n      revisions { subjects { name before { mark isAbsent } after { mark isAbsent } } }\n    }\n    topPerformers(examId: $examId) { result { candidateId subjects { name } } }\n  }\n": typeof types.SubjectsSeenDocument,
    "\n  query SubjectsKept($candidateId: String!) {\n    candidateData(candidateId: $candidateId) { export results { version fileName subjects { name mark isAbsent } } }\n  }\n": typeof types.SubjectsKeptDocument,
    "\n  query SubjectsOwn { myResults { candidateId subjects { name mark isAbsent } } }\n": typeof types.SubjectsOwnDocument,
    "query UploadsAhead($key: ID!) { uploadsAhead(key: $key) }": typeof types.UploadsAheadDocument,
};
const documents: Documents = {
    "\n  mutation AllowFileCleanUp($orphanedFiles: Int!) {\n    allowFileCleanUp(orphanedFiles: $orphanedFiles)\n  }\n": types.AllowFileCleanUpDocument,
    "\n  query ActivitiesForTests($search: String, $noted: [String!], $who: String, $from: Date, $to: Date, $first: Int, $after: String) {\n    activities(search: $search, noted: $noted, who: $who, from: $from, to: $to, first: $first, after: $after) {\n      nodes { at actor action subject subjectId isInvitation }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.ActivitiesForTestsDocument,
    "\n  query DraftPreviewForTests($page: String!, $id: ID) { contentPreview(page: $page, id: $id) }\n": types.DraftPreviewForTestsDocument,
    "\n  query ContentPreviewForTests($page: String!, $id: ID) { contentPreview(page: $page, id: $id) }\n": types.ContentPreviewForTestsDocument,
    "\n  query NepaliTextsForTests {\n    site { tagline }\n    content { missionPage { mission vision values { name } } }\n  }\n": types.NepaliTextsForTestsDocument,
    "\n  query NepaliPreviewForTests($page: String!) { contentPreview(page: $page) }\n": types.NepaliPreviewForTestsDocument,
    "\n  query NepaliMissingForTests { dashboard { missingContent { collection text } } }\n": types.NepaliMissingForTestsDocument,
    "\n  query ConcealedForTests {\n    contentItems(collection: \"courses\") { id state unpublishedReferences { title } }\n    dashboard { missingContent { collection text } }\n  }\n": types.ConcealedForTestsDocument,
    "\n  query PublishedMaterialsForTests {\n    studyMaterials { id title subject kind summary pdf { url fileName pages size } }\n  }\n": types.PublishedMaterialsForTestsDocument,
    "\n  query DashboardForTests($first: Int) {\n    dashboard {\n      students\n      studentUploads\n      studyMaterials\n      activeNotices\n      inactiveNotices\n      resultFiles\n      exams\n      waitingUploads { id kind fileName totalRows uploadedBy stagedAt expiresAt }\n      upcomingReleases { id releaseAt }\n      recentActivity(first: $first) { actor action subject subjectId }\n    }\n  }\n": types.DashboardForTestsDocument,
    "\n  query StudentRecordsForTests {\n    studyMaterials { id }\n    questionBank { id }\n    assignments { id }\n    previousPapers { id }\n    syllabus { id }\n    examSchedule { id }\n    payments { id }\n  }\n": types.StudentRecordsForTestsDocument,
    "\n  query MaterialsCountForTests {\n    dashboard { studyMaterials }\n  }\n": types.MaterialsCountForTestsDocument,
    "\n  query DutiesForTests {\n    examDuties { invigilators }\n  }\n": types.DutiesForTestsDocument,
    "\n  query EmptyStudentPagesForTests { emptyStudentPages }\n": types.EmptyStudentPagesForTestsDocument,
    "\n  mutation StageForSpreadsheet($file: Upload!) {\n    staged: stageExamResults(file: $file) {\n      __typename\n      ... on StagedExamResults { fileName totalRows findings { code count } sample { candidateId examMark examRank subjects { name mark isAbsent } } }\n      ... on InvalidCsv { errorFile { fileName rowCount downloadUrl spreadsheetUrl } }\n    }\n  }\n": types.StageForSpreadsheetDocument,
    "\n  mutation StageStudentsForSpreadsheet($file: Upload!) {\n    staged: stageStudents(file: $file) {\n      __typename\n      ... on InvalidCsv { problems { row } errorFile { spreadsheetUrl } }\n    }\n  }\n": types.StageStudentsForSpreadsheetDocument,
    "\n  query ExamFactsForTests($examId: ID!) {\n    examFacts(examId: $examId) { candidates averagePercentage fullMarks hasNumericIds }\n  }\n": types.ExamFactsForTestsDocument,
    "\n  query AverageOfDistribution($examId: ID!) {\n    examDistribution(examId: $examId) { all { candidates averagePercentage } }\n  }\n": types.AverageOfDistributionDocument,
    "\n  mutation StageWithMarks($file: Upload!, $fullMarks: Decimal) {\n    stageExamResults(file: $file, fullMarks: $fullMarks) { __typename ... on StagedExamResults { id } }\n  }\n": types.StageWithMarksDocument,
    "\n  query ManagedExamsInTests { managedExams { id title files version state groups { name candidates } } }\n": types.ManagedExamsInTestsDocument,
    "\n  query PublicExamInTests($examId: ID!, $candidateId: String!) {\n    exams { id title date passPercentage }\n    examFacts(examId: $examId) { fullMarks }\n    examResult(examId: $examId, candidateId: $candidateId) {\n      passed exam { title date passPercentage } standing { candidates rank percentile }\n    }\n  }\n": types.PublicExamInTestsDocument,
    "\n  query DistributionInTests($examId: ID!) {\n    examDistribution(examId: $examId) {\n      all { candidates passed averagePercentage medianPercentage counts }\n      groups { name candidates passed }\n    }\n  }\n": types.DistributionInTestsDocument,
    "\n  query ListInTests($examId: ID!, $group: String) {\n    examResults(examId: $examId, group: $group) { candidateId studentName rank passed }\n  }\n": types.ListInTestsDocument,
    "query SearchExamsInTests($words: String!) { search(text: $words) { exams { id } } }": types.SearchExamsInTestsDocument,
    "\n  query CoverageInTests($examId: ID!) { secretCoverage(examId: $examId) { candidates } }\n": types.CoverageInTestsDocument,
    "\n  query SyllabusPdfForNepaliTests { syllabus { pdf { url } } }\n": types.SyllabusPdfForNepaliTestsDocument,
    "\n  query EmptyPagesInTest { content { emptyPages } }\n": types.EmptyPagesInTestDocument,
    "\n  query MissingContentInTest { dashboard { missingContent { collection text } } }\n": types.MissingContentInTestDocument,
    "\n  query VideosInTest($after: String) {\n    videos(after: $after) { nodes { id title playerUrl publishedAt endedAt } nextPageToken }\n  }\n": types.VideosInTestDocument,
    "\n  query UnknownNames($collection: ID!) { contentItems(collection: $collection) { title unknownNames } }\n": types.UnknownNamesDocument,
    "\n  query NewestUsers { users(first: 20) { nodes { id email } } }\n": types.NewestUsersDocument,
    "\n  query SearchUsers($search: String) { users(first: 20, search: $search) { totalCount nodes { id email } } }\n": types.SearchUsersDocument,
    "\n  mutation StageResultsForErrors($file: Upload!) {\n    staged: stageExamResults(file: $file) {\n      __typename\n      ... on InvalidCsv { problemCount errorFile { fileName rowCount downloadUrl } }\n    }\n  }\n": types.StageResultsForErrorsDocument,
    "\n  mutation StageStudentsForErrors($file: Upload!) {\n    staged: stageStudents(file: $file) {\n      __typename\n      ... on InvalidCsv { problemCount errorFile { fileName rowCount downloadUrl } }\n    }\n  }\n": types.StageStudentsForErrorsDocument,
    "\n  query LockedSettingsForTests($key: ID!) { contentCollection(key: $key) { locked lockedData } }\n": types.LockedSettingsForTestsDocument,
    "query GroupsOfList($id: ID!) { studentUpload(id: $id) { groups { name students } } }": types.GroupsOfListDocument,
    "\n  mutation StageWrongResults($file: Upload!) {\n    stageExamResults(file: $file) {\n      __typename\n      ... on InvalidCsv { errorFile { fileName downloadUrl } }\n      ... on StagedExamResults { totalRows }\n    }\n  }\n": types.StageWrongResultsDocument,
    "\n  query NightlyBackupInTests { dashboard { nightlyBackup { at isLocked } } }\n": types.NightlyBackupInTestsDocument,
    "\n  query EditedNoticeInTest($id: ID!) {\n    notice(id: $id) {\n      version\n      texts { title description nepaliTitle nepaliDescription }\n      translation { texts missing hasBegun }\n    }\n  }\n": types.EditedNoticeInTestDocument,
    "\n  query MissingNoticesInTest { dashboard { missingContent { collection itemId text } } }\n": types.MissingNoticesInTestDocument,
    "\n    query NoticeTimesInTest($id: ID!) { notice(id: $id) { publishedAt expiresAt timing version } }\n  ": types.NoticeTimesInTestDocument,
    "\n  mutation ReadPaymentsInTest($file: Upload!, $sheet: String, $lines: [String!]!) {\n    readPayments(file: $file, sheet: $sheet, lines: $lines) {\n      __typename\n      ... on PaymentsRead {\n        lines notes payments { row candidateId isKnown amount day receiptNumber method change before sameAs }\n      }\n      ... on InvalidCsv { message errorCount sheets { name } problems { row column message } }\n    }\n  }\n": types.ReadPaymentsInTestDocument,
    "\n  query SeenRecheck($examId: ID!, $candidateId: String!, $secret: String) {\n    examResult(examId: $examId, candidateId: $candidateId, secret: $secret) {\n      percentage\n      recheck { state askedAt resolvedAt answer }\n      exam { recheck { until fee } }\n    }\n    topPerformers(examId: $examId) { result { recheck { state } } }\n  }\n": types.SeenRecheckDocument,
    "\n  query KeptRechecks {\n    recheckExams { id title open resolved }\n    dashboard { openRechecks }\n  }\n": types.KeptRechecksDocument,
    "\n  query RecheckRecords($candidateId: String!) {\n    candidateData(candidateId: $candidateId) { rechecks { contact isOpen } export }\n  }\n": types.RecheckRecordsDocument,
    "\n  query UndoneRecheck($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) { recheck { state answer isUndone } }\n  }\n": types.UndoneRecheckDocument,
    "\n  query SlipPathsInTest($examId: ID!, $candidateId: String!, $secret: String) {\n    examResult(examId: $examId, candidateId: $candidateId, secret: $secret) { slipPath }\n    topPerformers(examId: $examId) { result { slipPath } }\n  }\n": types.SlipPathsInTestDocument,
    "\n  mutation StageCorrectedStudents($file: Upload!) {\n    staged: stageStudents(file: $file) {\n      __typename\n      ... on StagedStudents { id fileName totalRows findings { code count } sample { rowNumber studentName groups } }\n      ... on InvalidCsv { problems { row } errorFile { fileName downloadUrl } }\n    }\n  }\n": types.StageCorrectedStudentsDocument,
    "\n  query HistorySeen($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      percentage\n      withdrawal { words }\n      revisions { reason before { percentage } after { percentage } }\n    }\n  }\n": types.HistorySeenDocument,
    "\n  query RevisedCandidate($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      revisions {\n        before { outcome examMark examRank ranksByPercentage percentage }\n        after { outcome examMark examRank ranksByPercentage percentage }\n        subjects { name }\n      }\n    }\n  }\n": types.RevisedCandidateDocument,
    "\n  query Revisions($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      percentage\n      revisions { revisedAt reason words before { percentage } after { percentage } }\n    }\n  }\n": types.RevisionsDocument,
    "\n  query Revises($id: ID!) { stagedExamResults(id: $id) { isRevision } }\n": types.RevisesDocument,
    "\n  query SeenAfterCorrection($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      examMark examRank percentage\n      revisions { reason words before { examMark } after { examMark } }\n    }\n    examFacts(examId: $examId) { fullMarks }\n  }\n": types.SeenAfterCorrectionDocument,
    "\n  mutation StageAdditional($file: Upload!, $fullMarks: Decimal) {\n    staged: stageExamResults(file: $file, fullMarks: $fullMarks) {\n      __typename\n      ... on StagedExamResults {\n        id totalRows findings { code message } sample { candidateId examMark examRank percentage }\n      }\n      ... on InvalidCsv { message needsFullMarks problemCount problems { row column message } errorFile { rowCount } }\n    }\n  }\n": types.StageAdditionalDocument,
    "\n  query StagedFindings($id: ID!) { stagedExamResults(id: $id) { findings { code message examples } } }\n": types.StagedFindingsDocument,
    "query Replaced { resultFiles { fileName totalResults replacedResults } }": types.ReplacedDocument,
    "\n  query RevisionsOfRanks($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      examRank\n      revisions { before { examRank percentage } after { examRank percentage } }\n    }\n  }\n": types.RevisionsOfRanksDocument,
    "\n  query BestWithRanks($examId: ID!) { topPerformers(examId: $examId) { rank result { candidateId examRank } } }\n": types.BestWithRanksDocument,
    "\n  query KeptRanks($candidateId: String!) {\n    candidateData(candidateId: $candidateId) { results { examId examRank ranksByPercentage } }\n  }\n": types.KeptRanksDocument,
    "\n  mutation StageOutcomes($file: Upload!, $fullMarks: Decimal, $takesRemarks: Boolean) {\n    staged: stageExamResults(file: $file, fullMarks: $fullMarks, takesRemarks: $takesRemarks) {\n      __typename\n      ... on StagedExamResults {\n        id newRows changedRows unchangedRows\n        findings { code severity message count }\n        sample { candidateId outcome examMark examRank percentage before { outcome examMark } }\n      }\n      ... on InvalidCsv { problems { row column message } }\n    }\n  }\n": types.StageOutcomesDocument,
    "\n  query SeenOutcomes($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      outcome examMark examRank percentage passed\n      standing { candidates rank percentile }\n      revisions { before { outcome examMark } after { outcome examMark } }\n    }\n    topPerformers(examId: $examId) { rank result { candidateId percentage } }\n    examFacts(examId: $examId) { candidates averagePercentage }\n  }\n": types.SeenOutcomesDocument,
    "\n  query ListOutcomes($examId: ID!, $candidateId: String!) {\n    examResults(examId: $examId) { candidateId outcome examMark percentage passed rank }\n    examDistribution(examId: $examId) { all { candidates withoutMark passed averagePercentage counts } }\n    candidateData(candidateId: $candidateId) { results { outcome examMark percentage } }\n  }\n": types.ListOutcomesDocument,
    "\n  query Announced { announcedReleases { releaseAt exam { id title date } } exams { id } }\n": types.AnnouncedDocument,
    "\n  query Checks($examId: ID!) { managedExam(id: $examId) { state title checks { kind state text } } }\n": types.ChecksDocument,
    "\n  query SeenWithdrawal($examId: ID!, $candidateId: String!, $secret: String) {\n    examResult(examId: $examId, candidateId: $candidateId, secret: $secret) {\n      candidateId outcome examMark examRank percentage passed slipPath\n      withdrawal { withdrawnAt words }\n      exam { id title date }\n      standing { rank }\n      student { studentName }\n      recheck { state }\n      revisions { revisedAt }\n    }\n  }\n": types.SeenWithdrawalDocument,
    "\n  mutation StageSecrets($file: Upload!) {\n    stageStudents(file: $file) {\n      __typename\n      ... on StagedStudents { id newRows unchangedRows findings { code severity message count } sample { candidateId } }\n      ... on InvalidCsv { message problems { row column message } errorFile { downloadUrl } }\n    }\n  }\n": types.StageSecretsDocument,
    "\n  query Access($examId: ID!, $stagedId: ID) {\n    secretCoverage(examId: $examId, stagedId: $stagedId) { candidates withoutPin withoutBirthDate }\n  }\n": types.AccessDocument,
    "query Secrets { exams { id secondSecret } }": types.SecretsDocument,
    "query SecretsOfFiles { resultFiles { examId exam { secondSecret } } }": types.SecretsOfFilesDocument,
    "query LookUpOne($examId: ID!) { examResult(examId: $examId, candidateId: \"1\") { candidateId } }": types.LookUpOneDocument,
    "\n  mutation StageSheet($file: Upload!, $sheet: String) {\n    staged: stageExamResults(file: $file, sheet: $sheet) {\n      __typename\n      ... on StagedExamResults { id fileName examId totalRows findings { code message } sample { candidateId } subjectColumns { name isTaken } }\n      ... on InvalidCsv { message sheets { name rows } problems { row column message } errorFile { fileName } }\n    }\n  }\n": types.StageSheetDocument,
    "\n  mutation StageStudentSheet($file: Upload!, $sheet: String) {\n    staged: stageStudents(file: $file, sheet: $sheet) {\n      __typename\n      ... on StagedStudents { fileName totalRows findings { message } sample { candidateId studentName } }\n      ... on InvalidCsv { message sheets { name rows } }\n    }\n  }\n": types.StageStudentSheetDocument,
    "\n  query StudentAreaForTests {\n    studyMaterials { id title subject kind summary pdf { url fileName pages size } }\n    questionBank { subject questionCount chapters pdf { url } }\n    assignments { title subject status dueAt submittedOn marks fullMarks }\n    previousPapers { title heldOn questionCount minutes pdf { url } }\n    syllabus { course programs weeks subjects { name lessons topics } pdf { url } }\n    examSchedule { id title startsAt endsAt place covers questionCount }\n    outsideLinks { label about url }\n    emptyStudentPages\n    howToPay\n    payments { id term amount period status dueOn paidOn method receiptNumber receiptUrl }\n  }\n": types.StudentAreaForTestsDocument,
    "\n  query ExamDutiesForTests {\n    examDuties { reportAt invigilators exam { id startsAt } }\n  }\n": types.ExamDutiesForTestsDocument,
    "\n  query SystemChecks { dashboard { system { name state text } } }\n": types.SystemChecksDocument,
    "\n  query EditableForTests { viewer { editableContent } }\n": types.EditableForTestsDocument,
    "\n  query CollectionsForTests { contentCollections { key } }\n": types.CollectionsForTestsDocument,
    "\n  query OneCollectionForTests($key: ID!) { contentCollection(key: $key) { key } }\n": types.OneCollectionForTestsDocument,
    "\n  query Best($examId: ID!) {\n    exams { id topPerformers }\n    topPerformers(examId: $examId) {\n      rank result { candidateId percentage student { candidateId studentName groups } }\n    }\n  }\n": types.BestDocument,
    "\n  query VideosForTests($after: String) {\n    videos(after: $after) { nodes { id title thumbnail playerUrl } nextPageToken stale }\n  }\n": types.VideosForTestsDocument,
    "\n  mutation SaveContentForTests(\n    $collection: ID!\n    $id: ID\n    $version: Int!\n    $data: ContentData!\n    $publication: ContentPublication!\n    $publishAt: DateTime\n  ) {\n    saveContent(\n      collection: $collection\n      id: $id\n      version: $version\n      data: $data\n      publication: $publication\n      publishAt: $publishAt\n    ) {\n      __typename\n      ... on ContentItem { id title state version data publishAt problems { path message } unpublishedReferences { title } }\n      ... on InvalidInput { message fields { path message } }\n      ... on ContentConflict { message current { id version data } }\n    }\n  }\n": types.SaveContentForTestsDocument,
    "\n  query ContentItemsForTests($collection: ID!, $deleted: Boolean) {\n    contentItems(collection: $collection, deleted: $deleted) {\n      id title state version isDemo problemCount\n    }\n  }\n": types.ContentItemsForTestsDocument,
    "\n  query ContentItemForTests($collection: ID!, $id: ID) {\n    contentItem(collection: $collection, id: $id) {\n      id title state version isDemo data versions { number author publishAt isScheduled data }\n    }\n  }\n": types.ContentItemForTestsDocument,
    "\n  mutation PublishContentForTests($ids: [ID!]!) { publishContent(ids: $ids) { id state problems { path message } } }\n": types.PublishContentForTestsDocument,
    "\n  mutation SetContentHiddenForTests($ids: [ID!]!, $isHidden: Boolean!) {\n    setContentHidden(ids: $ids, isHidden: $isHidden) { id state }\n  }\n": types.SetContentHiddenForTestsDocument,
    "\n  mutation OrderContentForTests($collection: ID!, $ids: [ID!]!, $before: [ID!]) {\n    orderContent(collection: $collection, ids: $ids, before: $before) { id }\n  }\n": types.OrderContentForTestsDocument,
    "\n  mutation DeleteContentForTests($ids: [ID!]!) { deleteContent(ids: $ids) }\n": types.DeleteContentForTestsDocument,
    "\n  mutation RestoreContentForTests($ids: [ID!]!) { restoreContent(ids: $ids) }\n": types.RestoreContentForTestsDocument,
    "\n  query StoriesForTests { content { emptyPages successStories { id title } } }\n": types.StoriesForTestsDocument,
    "\n  query MaterialPdfsForTests { studyMaterials { pdf { url } } }\n": types.MaterialPdfsForTestsDocument,
    "\n  query NoticesForTests($first: Int, $after: String) {\n    notices(first: $first, after: $after) {\n      edges { cursor node { id title attachments { url } } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.NoticesForTestsDocument,
    "\n  query AllNoticesForTests($search: String) {\n    allNotices(search: $search) { nodes { id title isActive } }\n  }\n": types.AllNoticesForTestsDocument,
    "\n  query OneNoticeForTests($id: ID!) {\n    notice(id: $id) {\n      title\n      description\n      type\n      link\n      isActive\n      attachments { id fileName fileType size width height url previewUrl }\n    }\n  }\n": types.OneNoticeForTestsDocument,
    "\n  mutation CreateNoticeForTests($id: ID, $input: NoticeInput!, $attachments: [Upload!]) {\n    createNotice(id: $id, input: $input, attachments: $attachments) {\n      __typename\n      ... on NoticeConflict { message current { id title attachments { fileName } } }\n      ... on Notice { id }\n      ... on InvalidInput { message fields { path message } }\n    }\n  }\n": types.CreateNoticeForTestsDocument,
    "\n  mutation UpdateNoticeForTests(\n    $id: ID!\n    $version: Int\n    $input: NoticeInput!\n    $attachments: [Upload!]\n    $remove: [ID!]\n  ) {\n    updateNotice(\n      id: $id\n      version: $version\n      input: $input\n      attachments: $attachments\n      removeAttachments: $remove\n    ) {\n      __typename\n      ... on Notice { version }\n      ... on NoticeConflict { message current { title version } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.UpdateNoticeForTestsDocument,
    "\n  mutation UploadAttachmentForTests($id: ID!, $file: Upload!) {\n    uploadAttachment(id: $id, file: $file) {\n      __typename\n      ... on NoticeAttachment { id fileName fileType size width height url previewUrl }\n      ... on InvalidInput { message }\n    }\n  }\n": types.UploadAttachmentForTestsDocument,
    "\n  mutation SetNoticeActiveForTests($id: ID!, $isActive: Boolean!) {\n    setNoticeActive(id: $id, isActive: $isActive) { isActive }\n  }\n": types.SetNoticeActiveForTestsDocument,
    "\n  mutation DeleteNoticesForTests($ids: [ID!]!) { deleteNotices(ids: $ids) }\n": types.DeleteNoticesForTestsDocument,
    "\n  mutation UploadMediaForTests($file: Upload!) {\n    uploadMedia(file: $file) {\n      __typename\n      ... on MediaFile { id kind fileName size width height url sources { width avif webp } }\n      ... on InvalidInput { message fields { path message } }\n    }\n  }\n": types.UploadMediaForTestsDocument,
    "\n  mutation SignInForTests($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) { __typename }\n  }\n": types.SignInForTestsDocument,
    "\n  mutation SignUpInTest($email: String!, $password: String!) {\n    signUp(email: $email, password: $password) {\n      __typename\n      ... on SignUpReceived { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.SignUpInTestDocument,
    "\n  mutation SignInInTest($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) {\n      __typename\n      ... on SignedIn { viewer { role user { id email } session { expiresAt } } }\n      ... on SignInRefused { message }\n      ... on EmailNotConfirmed { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.SignInInTestDocument,
    "\n  mutation VerifyEmailInTest($token: String!, $password: String) {\n    verifyEmail(token: $token, password: $password) {\n      __typename\n      ... on EmailVerified { message }\n      ... on LinkNotValid { reason message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.VerifyEmailInTestDocument,
    "\n  mutation ResendVerificationInTest($email: String!) { resendVerification(email: $email) }\n": types.ResendVerificationInTestDocument,
    "\n  mutation RequestPasswordResetInTest($email: String!) { requestPasswordReset(email: $email) }\n": types.RequestPasswordResetInTestDocument,
    "\n  mutation ResetPasswordInTest($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password) {\n      __typename\n      ... on PasswordReset { message }\n      ... on LinkNotValid { reason message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.ResetPasswordInTestDocument,
    "\n  mutation ChangePasswordInTest($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      __typename\n      ... on PasswordChanged { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.ChangePasswordInTestDocument,
    "\n  mutation RefreshSessionInTest { refreshSession { expiresAt } }\n": types.RefreshSessionInTestDocument,
    "\n  mutation SignOutInTest { signOut }\n": types.SignOutInTestDocument,
    "\n  mutation SignOutEverywhereInTest { signOutEverywhere }\n": types.SignOutEverywhereInTestDocument,
    "\n  query WhoAmI { viewer { role user { email } session { expiresAt } } }\n": types.WhoAmIDocument,
    "\n  query UsersInTest($search: String, $first: Int, $after: String) {\n    users(search: $search, first: $first, after: $after) {\n      totalCount\n      nodes { id email role createdAt emailVerifiedAt disabledAt openSessions lastSeenAt }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.UsersInTestDocument,
    "\n  mutation SetUserRoleInTest($id: ID!, $role: Role!, $version: Int) {\n    setUserRole(id: $id, role: $role, version: $version) {\n      __typename\n      ... on User { id role version }\n      ... on LastAdmin { message }\n      ... on UserConflict { message current { role version } }\n    }\n  }\n": types.SetUserRoleInTestDocument,
    "\n  mutation SetUserDisabledInTest($id: ID!, $isDisabled: Boolean!) {\n    setUserDisabled(id: $id, isDisabled: $isDisabled) {\n      __typename\n      ... on User { id disabledAt openSessions }\n      ... on LastAdmin { message }\n    }\n  }\n": types.SetUserDisabledInTestDocument,
    "\n  mutation EndUserSessionsInTest($id: ID!) { endUserSessions(id: $id) { id openSessions } }\n": types.EndUserSessionsInTestDocument,
    "\n  mutation LinkCandidateInTest($candidateId: String!, $secret: String!) {\n    linkCandidate(candidateId: $candidateId, secret: $secret) {\n      __typename\n      ... on User { candidateLinks { candidateId linkedAt byStaff } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.LinkCandidateInTestDocument,
    "\n  mutation UnlinkCandidateInTest($candidateId: String!) {\n    unlinkCandidate(candidateId: $candidateId) { candidateLinks { candidateId } }\n  }\n": types.UnlinkCandidateInTestDocument,
    "\n  mutation LinkCandidateToUserInTest($userId: ID!, $candidateId: String!) {\n    linkCandidateToUser(userId: $userId, candidateId: $candidateId) {\n      __typename\n      ... on User { email candidateLinks { candidateId byStaff } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.LinkCandidateToUserInTestDocument,
    "\n  mutation UnlinkCandidateFromUserInTest($userId: ID!, $candidateId: String!) {\n    unlinkCandidateFromUser(userId: $userId, candidateId: $candidateId) { candidateLinks { candidateId } }\n  }\n": types.UnlinkCandidateFromUserInTestDocument,
    "\n  query MyResultsInTest {\n    myResults {\n      candidateId percentage examMark examRank exam { id } student { studentName } withdrawal { words }\n    }\n  }\n": types.MyResultsInTestDocument,
    "\n  mutation InviteUserInTest($email: String!, $name: String, $role: Role!, $candidateId: String) {\n    inviteUser(email: $email, name: $name, role: $role, candidateId: $candidateId) {\n      __typename\n      ... on Invited { link invitation { id email role } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.InviteUserInTestDocument,
    "\n  mutation ResendInvitationInTest($id: ID!) {\n    resendInvitation(id: $id) {\n      __typename\n      ... on Invited { link }\n      ... on InvalidInput { message }\n    }\n  }\n": types.ResendInvitationInTestDocument,
    "\n  mutation RevokeInvitationInTest($id: ID!) { revokeInvitation(id: $id) }\n": types.RevokeInvitationInTestDocument,
    "\n  query InvitationsInTest($first: Int, $after: String) {\n    invitations(first: $first, after: $after) {\n      totalCount\n      nodes { id email name role candidateId delivery isExpired invitedBy { email } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.InvitationsInTestDocument,
    "\n  mutation AcceptInvitationInTest($token: String!, $password: String!) {\n    acceptInvitation(token: $token, password: $password) {\n      __typename\n      ... on SignedIn { viewer { role user { id email name } } }\n      ... on LinkNotValid { reason message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.AcceptInvitationInTestDocument,
    "\n  mutation InviteStudentsInTest($file: Upload!, $sheet: String, $fingerprint: String) {\n    inviteStudents(file: $file, sheet: $sheet, fingerprint: $fingerprint) {\n      __typename\n      ... on StudentsInvited { invited linked }\n      ... on InvitationPlan {\n        fingerprint toInvite toLink unchanged withoutCandidateId isMailed notes\n        students { row email name candidateId effect }\n      }\n      ... on InvalidCsv { message errorCount sheets { name rows } problems { row column message } }\n    }\n  }\n": types.InviteStudentsInTestDocument,
    "\n  query CandidateDataInTest($candidateId: String!) {\n    candidateData(candidateId: $candidateId) {\n      candidateId\n      results { examId fileName isPublished isWithdrawn isShown uploadedBy releaseAt examMark percentage examRank }\n      listEntries { fileName isPublished isActive studentName groups }\n      entries { collection title lines isOwn }\n      link { email linkedAt }\n      invitation { email name }\n      export\n    }\n  }\n": types.CandidateDataInTestDocument,
    "\n  mutation DeleteCandidateDataInTest($candidateId: String!, $confirmation: String!) {\n    deleteCandidateData(candidateId: $candidateId, confirmation: $confirmation) {\n      __typename\n      ... on DeletedCandidateData { results listEntries entries }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.DeleteCandidateDataInTestDocument,
    "\n  query AccountDataInTest($id: ID!) {\n    accountData(id: $id) { user { email } sessions notices uploads activities candidateIds rechecks invitedAt export }\n  }\n": types.AccountDataInTestDocument,
    "\n  mutation DeleteUserInTest($id: ID!, $confirmation: String!) {\n    deleteUser(id: $id, confirmation: $confirmation) {\n      __typename\n      ... on DeletedUser { id }\n      ... on LastAdmin { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.DeleteUserInTestDocument,
    "\n  query SearchInTest($text: String!) {\n    search(text: $text) {\n      candidates { candidateId studentName groups }\n      exams { id title date }\n      notices { id title }\n      users { id email }\n    }\n  }\n": types.SearchInTestDocument,
    "\n  query SetupInTest($token: String) {\n    setup(token: $token) {\n      needsAccount\n      isInstituteLocked\n      canAddDemo\n      offersNightlyBackup\n      demo { entries keptEntries notices resultFiles studentLists accounts invitations staff }\n    }\n  }\n": types.SetupInTestDocument,
    "\n  query NeedsSetupInTest { needsSetup }\n": types.NeedsSetupInTestDocument,
    "\n  mutation SetUpInTest($token: String, $input: SetUpInput!) {\n    setUp(token: $token, input: $input) {\n      __typename\n      ... on SignedIn { viewer { role user { email name } } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.SetUpInTestDocument,
    "\n  mutation RemoveDemoInTest { removeDemo }\n": types.RemoveDemoInTestDocument,
    "\n  mutation SetNightlyBackupInTests($isOn: Boolean!) { setNightlyBackup(isOn: $isOn) { at isLocked } }\n": types.SetNightlyBackupInTestsDocument,
    "\n  mutation StageCorrectedResults(\n    $file: Upload!\n    $layout: TableLayoutInput\n    $subjects: [String!]\n    $fullMarks: Decimal\n  ) {\n    staged: stageExamResults(file: $file, layout: $layout, subjects: $subjects, fullMarks: $fullMarks) {\n      __typename\n      ... on StagedExamResults {\n        id fileName totalRows findings { code severity message count } sample { rowNumber candidateId examMark }\n      }\n      ... on InvalidCsv { problems { row } leaveOut { row text } errorFile { fileName downloadUrl } }\n    }\n  }\n": types.StageCorrectedResultsDocument,
    "\n  mutation StageLayout($file: Upload!, $layout: TableLayoutInput, $fullMarks: Decimal) {\n    staged: stageExamResults(file: $file, layout: $layout, fullMarks: $fullMarks) {\n      __typename\n      ... on StagedExamResults {\n        examId totalRows findings { message } sample { rowNumber candidateId examMark percentage examRank subjects { name mark } }\n      }\n      ... on InvalidCsv {\n        message\n        layout { headerRow rows { number cells names } columns { name isRequired } }\n        leaveOut { row reason text }\n        needsFullMarks\n        problems { row message }\n        errorFile { downloadUrl }\n      }\n    }\n  }\n": types.StageLayoutDocument,
    "\n  mutation RequestRecheck($examId: ID!, $candidateId: String!, $secret: String, $input: RequestRecheckInput!) {\n    requestRecheck(examId: $examId, candidateId: $candidateId, secret: $secret, input: $input) {\n      __typename\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.RequestRecheckDocument,
    "\n  mutation SetRecheckRules($examId: ID!, $input: ExamInput!, $version: Int) {\n    updateExam(id: $examId, input: $input, version: $version) {\n      __typename\n      ... on ManagedExam { recheck { until fee } }\n      ... on InvalidInput { fields { path message } }\n      ... on ExamConflict { message }\n    }\n  }\n": types.SetRecheckRulesDocument,
    "\n  mutation AnswerRecheck($id: ID!, $input: RecheckAnswerInput!, $version: Int) {\n    answerRecheck(id: $id, input: $input, version: $version) {\n      __typename\n      ... on RecheckRequest { id state answer fileName resolvedBy }\n      ... on InvalidInput { fields { path message } }\n      ... on RecheckConflict { message current { state version } }\n    }\n  }\n": types.AnswerRecheckDocument,
    "\n  mutation CloseRecheck($id: ID!) {\n    closeRecheck(id: $id) {\n      __typename\n      ... on RecheckRequest { state }\n      ... on RecheckConflict { message current { state version } }\n    }\n  }\n": types.CloseRecheckDocument,
    "\n  query RecheckRequests($examId: ID!) {\n    recheckRequests(examId: $examId) {\n      id candidateId studentName contact words isProven state\n      values { examMark percentage }\n      history { fileId fileName isShown percentage }\n    }\n  }\n": types.RecheckRequestsDocument,
    "\n  mutation CorrectForRecheck($examId: ID!, $candidateId: String!, $input: ResultValuesInput!) {\n    correctResult(examId: $examId, candidateId: $candidateId, input: $input) { __typename }\n  }\n": types.CorrectForRecheckDocument,
    "\n  query VerifyInTest($code: String!) {\n    verifyResultSlip(code: $code) {\n      state\n      revisedAt\n      slip {\n        code issuedAt institute candidateId studentName groups examId examTitle examDate outcome examMark fullMarks percentage\n        passPercentage passed examRank subjects { name mark isAbsent }\n      }\n    }\n  }\n": types.VerifyInTestDocument,
    "\n  mutation SetSecret($examId: ID!, $secondSecret: SecondSecret!, $version: Int) {\n    updateExam(id: $examId, input: { secondSecret: $secondSecret }, version: $version) {\n      ... on ManagedExam { secondSecret }\n      ... on ExamConflict { message }\n    }\n  }\n": types.SetSecretDocument,
    "\n  mutation SetTopPerformers($examId: ID!, $topPerformers: TopPerformersShown!, $version: Int) {\n    updateExam(id: $examId, input: { topPerformers: $topPerformers }, version: $version) {\n      ... on ManagedExam { topPerformers }\n      ... on ExamConflict { message }\n    }\n  }\n": types.SetTopPerformersDocument,
    "\n  mutation LiftLimit($candidateId: String!) { liftSecretLimit(candidateId: $candidateId) }\n": types.LiftLimitDocument,
    "\n  mutation StageResults($file: Upload!, $key: ID) {\n    stageExamResults(file: $file, key: $key) {\n      __typename\n      ... on StagedExamResults { ...StagedParts }\n      ... on InvalidCsv { message isEmpty problemCount errorCount causes { column count rows } problems { row column message } }\n    }\n  }\n  fragment StagedParts on StagedExamResults {\n    id fileName examId examTitle examDate examVersion releaseAt isRevision totalRows newRows changedRows unchangedRows unknownStudents expiresAt\n    findings { message count }\n    sample {\n      rowNumber candidateId studentName examMark examRank percentage change\n      before { examMark examRank percentage }\n    }\n  }\n": types.StageResultsDocument,
    "\n  query StagedResults($id: ID!) { stagedExamResults(id: $id) { ...StagedParts } }\n": types.StagedResultsDocument,
    "\n  mutation PublishResults($id: ID!, $input: PublishExamResultsInput!) {\n    publishExamResults(id: $id, input: $input) {\n      __typename\n      ... on ExamResultFile { ...ResultFileParts }\n      ... on InvalidInput { message fields { path message } }\n      ... on StalePreview { message preview { ...StagedParts } }\n    }\n  }\n  fragment ResultFileParts on ExamResultFile {\n    id fileName examId examTitle examDate totalResults shownResults publishOrder uploadedAt downloadUrl uploadedBy { email }\n    exam { version state releaseAt }\n  }\n": types.PublishResultsDocument,
    "query ResultFiles { resultFiles { ...ResultFileParts } }": types.ResultFilesDocument,
    "\n  query OneResultFile($id: ID!) { resultFile(id: $id) { ...ResultFileParts } }\n": types.OneResultFileDocument,
    "\n  mutation DiscardStagedExamResults($id: ID!) { discardStagedExamResults(id: $id) }\n": types.DiscardStagedExamResultsDocument,
    "\n  mutation SetExamDate($id: ID!, $examDate: Date!, $version: Int) {\n    setExamDate(id: $id, examDate: $examDate, version: $version) { ...ResultFileParts }\n  }\n": types.SetExamDateDocument,
    "mutation DeleteResultFile($id: ID!) { deleteResultFile(id: $id) }": types.DeleteResultFileDocument,
    "\n  query ForeseeDeletion($id: ID!) {\n    resultFileDeletion(id: $id) { restored { file { id fileName } candidates } lost unaffected }\n  }\n": types.ForeseeDeletionDocument,
    "query Exams { exams { id title date } }": types.ExamsDocument,
    "\n  query ExamResult($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      candidateId examMark examRank percentage passed\n      exam { id title date }\n      student { candidateId studentName groups }\n    }\n  }\n": types.ExamResultDocument,
    "\n  query TopPerformers($examId: ID!) {\n    topPerformers(examId: $examId) {\n      rank\n      result { candidateId percentage examMark exam { id title } student { studentName } }\n    }\n  }\n": types.TopPerformersDocument,
    "\n  mutation UpdateExamInTests($id: ID!, $input: ExamInput!, $version: Int) {\n    updateExam(id: $id, input: $input, version: $version) {\n      __typename\n      ... on ManagedExam { title date fullMarks passPercentage secondSecret topPerformers recheck { until fee } files version }\n      ... on InvalidInput { fields { path message } }\n      ... on ExamConflict { message current { title version state } }\n    }\n  }\n": types.UpdateExamInTestsDocument,
    "\n  mutation SetRelease($examId: ID!, $input: ExamReleaseInput!, $version: Int) {\n    setExamRelease(examId: $examId, input: $input, version: $version) {\n      ... on ManagedExam { id releaseAt announced state }\n      ... on InvalidInput { fields { path message } }\n      ... on ExamConflict { message current { title version state } }\n    }\n  }\n": types.SetReleaseDocument,
    "\n  mutation Withdraw($examId: ID!, $reason: String!, $words: String) {\n    withdrawExam(examId: $examId, reason: $reason, words: $words) {\n      ... on ManagedExam { id state withdrawnAt withdrawnReason withdrawnWords }\n      ... on InvalidInput { fields { path message } }\n      ... on ExamConflict { message current { title version state } }\n    }\n  }\n": types.WithdrawDocument,
    "\n  mutation Reinstate($examId: ID!) {\n    reinstateExam(examId: $examId) {\n      ... on ManagedExam { id state withdrawnAt withdrawnReason releaseAt }\n      ... on ExamConflict { message current { title version state } }\n    }\n  }\n": types.ReinstateDocument,
    "\n  mutation MakeLink($examId: ID!, $stagedId: ID) { makeRehearsalLink(examId: $examId, stagedId: $stagedId) }\n": types.MakeLinkDocument,
    "\n  mutation CorrectOneResult($examId: ID!, $candidateId: String!, $input: ResultValuesInput!, $version: Int) {\n    correctResult(examId: $examId, candidateId: $candidateId, input: $input, version: $version) {\n      __typename\n      ... on StagedExamResults {\n        id fileName examTitle totalRows changedRows\n        isRevision findings { code }\n        sample { candidateId examMark examRank percentage before { examMark examRank percentage } }\n      }\n      ... on InvalidInput { fields { path message } }\n      ... on ResultConflict { message current { version examMark } }\n    }\n  }\n": types.CorrectOneResultDocument,
    "\n  mutation StageStudents($file: Upload!, $key: ID) {\n    stageStudents(file: $file, key: $key) {\n      __typename\n      ... on StagedStudents { ...StagedStudentsParts }\n      ... on InvalidCsv { message problemCount errorCount causes { column count rows } problems { row column message } }\n    }\n  }\n  fragment StagedStudentsParts on StagedStudents {\n    id fileName totalRows newRows changedRows unchangedRows expiresAt\n    findings { message count }\n    sample { rowNumber candidateId studentName groups change before { studentName groups } }\n  }\n": types.StageStudentsDocument,
    "\n  query StagedStudents($id: ID!) { stagedStudents(id: $id) { ...StagedStudentsParts } }\n": types.StagedStudentsDocument,
    "\n  mutation PublishStudents($id: ID!, $input: PublishStudentsInput!) {\n    publishStudents(id: $id, input: $input) {\n      __typename\n      ... on StudentUpload { ...StudentUploadParts }\n      ... on InvalidInput { message fields { path message } }\n      ... on StaleStudentsPreview { message preview { ...StagedStudentsParts } }\n    }\n  }\n  fragment StudentUploadParts on StudentUpload {\n    id fileName description totalStudents isActive publishOrder uploadedAt downloadUrl uploadedBy { email }\n  }\n": types.PublishStudentsDocument,
    "query StudentUploads { studentUploads { ...StudentUploadParts } }": types.StudentUploadsDocument,
    "\n  query StudentUpload($id: ID!) { studentUpload(id: $id) { ...StudentUploadParts } }\n": types.StudentUploadDocument,
    "\n  mutation SetStudentUploadActive($id: ID!, $isActive: Boolean!) {\n    setStudentUploadActive(id: $id, isActive: $isActive) { ...StudentUploadParts }\n  }\n": types.SetStudentUploadActiveDocument,
    "\n  mutation DeleteStudentUploads($ids: [ID!]!) { deleteStudentUploads(ids: $ids) }\n": types.DeleteStudentUploadsDocument,
    "\n  query ForeseeListDeletion($ids: [ID!]!) {\n    studentUploadDeletion(ids: $ids) { pins { lost replaced } birthDates { lost replaced } }\n  }\n": types.ForeseeListDeletionDocument,
    "\n  mutation DiscardStagedStudents($id: ID!) { discardStagedStudents(id: $id) }\n": types.DiscardStagedStudentsDocument,
    "\n  mutation MakePins($id: ID!, $groups: String, $exam: String) {\n    makePins(id: $id, groups: $groups, exam: $exam) {\n      __typename\n      ... on MadePins { count csv cards }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.MakePinsDocument,
    "\n  mutation StageSubjects($file: Upload!, $subjects: [String!]) {\n    staged: stageExamResults(file: $file, subjects: $subjects) {\n      __typename\n      ... on StagedExamResults {\n        id examId newRows changedRows unchangedRows\n        findings { code severity message }\n        subjectColumns { name isTaken problem }\n        sample {\n          candidateId change outcome\n          subjects { name mark isAbsent }\n          before { subjects { name mark isAbsent } }\n        }\n      }\n      ... on InvalidCsv { problems { row column message } subjectColumns { name isTaken problem } }\n    }\n  }\n": types.StageSubjectsDocument,
    "\n  query SubjectsSeen($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      examMark\n      subjects { name mark isAbsent }\n      revisions { subjects { name before { mark isAbsent } after { mark isAbsent } } }\n    }\n    topPerformers(examId: $examId) { result { candidateId subjects { name } } }\n  }\n": types.SubjectsSeenDocument,
    "\n  query SubjectsKept($candidateId: String!) {\n    candidateData(candidateId: $candidateId) { export results { version fileName subjects { name mark isAbsent } } }\n  }\n": types.SubjectsKeptDocument,
    "\n  query SubjectsOwn { myResults { candidateId subjects { name mark isAbsent } } }\n": types.SubjectsOwnDocument,
    "query UploadsAhead($key: ID!) { uploadsAhead(key: $key) }": types.UploadsAheadDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AllowFileCleanUp($orphanedFiles: Int!) {\n    allowFileCleanUp(orphanedFiles: $orphanedFiles)\n  }\n"): (typeof documents)["\n  mutation AllowFileCleanUp($orphanedFiles: Int!) {\n    allowFileCleanUp(orphanedFiles: $orphanedFiles)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ActivitiesForTests($search: String, $noted: [String!], $who: String, $from: Date, $to: Date, $first: Int, $after: String) {\n    activities(search: $search, noted: $noted, who: $who, from: $from, to: $to, first: $first, after: $after) {\n      nodes { at actor action subject subjectId isInvitation }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): (typeof documents)["\n  query ActivitiesForTests($search: String, $noted: [String!], $who: String, $from: Date, $to: Date, $first: Int, $after: String) {\n    activities(search: $search, noted: $noted, who: $who, from: $from, to: $to, first: $first, after: $after) {\n      nodes { at actor action subject subjectId isInvitation }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DraftPreviewForTests($page: String!, $id: ID) { contentPreview(page: $page, id: $id) }\n"): (typeof documents)["\n  query DraftPreviewForTests($page: String!, $id: ID) { contentPreview(page: $page, id: $id) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContentPreviewForTests($page: String!, $id: ID) { contentPreview(page: $page, id: $id) }\n"): (typeof documents)["\n  query ContentPreviewForTests($page: String!, $id: ID) { contentPreview(page: $page, id: $id) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NepaliTextsForTests {\n    site { tagline }\n    content { missionPage { mission vision values { name } } }\n  }\n"): (typeof documents)["\n  query NepaliTextsForTests {\n    site { tagline }\n    content { missionPage { mission vision values { name } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NepaliPreviewForTests($page: String!) { contentPreview(page: $page) }\n"): (typeof documents)["\n  query NepaliPreviewForTests($page: String!) { contentPreview(page: $page) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NepaliMissingForTests { dashboard { missingContent { collection text } } }\n"): (typeof documents)["\n  query NepaliMissingForTests { dashboard { missingContent { collection text } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConcealedForTests {\n    contentItems(collection: \"courses\") { id state unpublishedReferences { title } }\n    dashboard { missingContent { collection text } }\n  }\n"): (typeof documents)["\n  query ConcealedForTests {\n    contentItems(collection: \"courses\") { id state unpublishedReferences { title } }\n    dashboard { missingContent { collection text } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublishedMaterialsForTests {\n    studyMaterials { id title subject kind summary pdf { url fileName pages size } }\n  }\n"): (typeof documents)["\n  query PublishedMaterialsForTests {\n    studyMaterials { id title subject kind summary pdf { url fileName pages size } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DashboardForTests($first: Int) {\n    dashboard {\n      students\n      studentUploads\n      studyMaterials\n      activeNotices\n      inactiveNotices\n      resultFiles\n      exams\n      waitingUploads { id kind fileName totalRows uploadedBy stagedAt expiresAt }\n      upcomingReleases { id releaseAt }\n      recentActivity(first: $first) { actor action subject subjectId }\n    }\n  }\n"): (typeof documents)["\n  query DashboardForTests($first: Int) {\n    dashboard {\n      students\n      studentUploads\n      studyMaterials\n      activeNotices\n      inactiveNotices\n      resultFiles\n      exams\n      waitingUploads { id kind fileName totalRows uploadedBy stagedAt expiresAt }\n      upcomingReleases { id releaseAt }\n      recentActivity(first: $first) { actor action subject subjectId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StudentRecordsForTests {\n    studyMaterials { id }\n    questionBank { id }\n    assignments { id }\n    previousPapers { id }\n    syllabus { id }\n    examSchedule { id }\n    payments { id }\n  }\n"): (typeof documents)["\n  query StudentRecordsForTests {\n    studyMaterials { id }\n    questionBank { id }\n    assignments { id }\n    previousPapers { id }\n    syllabus { id }\n    examSchedule { id }\n    payments { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MaterialsCountForTests {\n    dashboard { studyMaterials }\n  }\n"): (typeof documents)["\n  query MaterialsCountForTests {\n    dashboard { studyMaterials }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DutiesForTests {\n    examDuties { invigilators }\n  }\n"): (typeof documents)["\n  query DutiesForTests {\n    examDuties { invigilators }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmptyStudentPagesForTests { emptyStudentPages }\n"): (typeof documents)["\n  query EmptyStudentPagesForTests { emptyStudentPages }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StageForSpreadsheet($file: Upload!) {\n    staged: stageExamResults(file: $file) {\n      __typename\n      ... on StagedExamResults { fileName totalRows findings { code count } sample { candidateId examMark examRank subjects { name mark isAbsent } } }\n      ... on InvalidCsv { errorFile { fileName rowCount downloadUrl spreadsheetUrl } }\n    }\n  }\n"): (typeof documents)["\n  mutation StageForSpreadsheet($file: Upload!) {\n    staged: stageExamResults(file: $file) {\n      __typename\n      ... on StagedExamResults { fileName totalRows findings { code count } sample { candidateId examMark examRank subjects { name mark isAbsent } } }\n      ... on InvalidCsv { errorFile { fileName rowCount downloadUrl spreadsheetUrl } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StageStudentsForSpreadsheet($file: Upload!) {\n    staged: stageStudents(file: $file) {\n      __typename\n      ... on InvalidCsv { problems { row } errorFile { spreadsheetUrl } }\n    }\n  }\n"): (typeof documents)["\n  mutation StageStudentsForSpreadsheet($file: Upload!) {\n    staged: stageStudents(file: $file) {\n      __typename\n      ... on InvalidCsv { problems { row } errorFile { spreadsheetUrl } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExamFactsForTests($examId: ID!) {\n    examFacts(examId: $examId) { candidates averagePercentage fullMarks hasNumericIds }\n  }\n"): (typeof documents)["\n  query ExamFactsForTests($examId: ID!) {\n    examFacts(examId: $examId) { candidates averagePercentage fullMarks hasNumericIds }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AverageOfDistribution($examId: ID!) {\n    examDistribution(examId: $examId) { all { candidates averagePercentage } }\n  }\n"): (typeof documents)["\n  query AverageOfDistribution($examId: ID!) {\n    examDistribution(examId: $examId) { all { candidates averagePercentage } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StageWithMarks($file: Upload!, $fullMarks: Decimal) {\n    stageExamResults(file: $file, fullMarks: $fullMarks) { __typename ... on StagedExamResults { id } }\n  }\n"): (typeof documents)["\n  mutation StageWithMarks($file: Upload!, $fullMarks: Decimal) {\n    stageExamResults(file: $file, fullMarks: $fullMarks) { __typename ... on StagedExamResults { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManagedExamsInTests { managedExams { id title files version state groups { name candidates } } }\n"): (typeof documents)["\n  query ManagedExamsInTests { managedExams { id title files version state groups { name candidates } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublicExamInTests($examId: ID!, $candidateId: String!) {\n    exams { id title date passPercentage }\n    examFacts(examId: $examId) { fullMarks }\n    examResult(examId: $examId, candidateId: $candidateId) {\n      passed exam { title date passPercentage } standing { candidates rank percentile }\n    }\n  }\n"): (typeof documents)["\n  query PublicExamInTests($examId: ID!, $candidateId: String!) {\n    exams { id title date passPercentage }\n    examFacts(examId: $examId) { fullMarks }\n    examResult(examId: $examId, candidateId: $candidateId) {\n      passed exam { title date passPercentage } standing { candidates rank percentile }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DistributionInTests($examId: ID!) {\n    examDistribution(examId: $examId) {\n      all { candidates passed averagePercentage medianPercentage counts }\n      groups { name candidates passed }\n    }\n  }\n"): (typeof documents)["\n  query DistributionInTests($examId: ID!) {\n    examDistribution(examId: $examId) {\n      all { candidates passed averagePercentage medianPercentage counts }\n      groups { name candidates passed }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListInTests($examId: ID!, $group: String) {\n    examResults(examId: $examId, group: $group) { candidateId studentName rank passed }\n  }\n"): (typeof documents)["\n  query ListInTests($examId: ID!, $group: String) {\n    examResults(examId: $examId, group: $group) { candidateId studentName rank passed }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SearchExamsInTests($words: String!) { search(text: $words) { exams { id } } }"): (typeof documents)["query SearchExamsInTests($words: String!) { search(text: $words) { exams { id } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CoverageInTests($examId: ID!) { secretCoverage(examId: $examId) { candidates } }\n"): (typeof documents)["\n  query CoverageInTests($examId: ID!) { secretCoverage(examId: $examId) { candidates } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SyllabusPdfForNepaliTests { syllabus { pdf { url } } }\n"): (typeof documents)["\n  query SyllabusPdfForNepaliTests { syllabus { pdf { url } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmptyPagesInTest { content { emptyPages } }\n"): (typeof documents)["\n  query EmptyPagesInTest { content { emptyPages } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MissingContentInTest { dashboard { missingContent { collection text } } }\n"): (typeof documents)["\n  query MissingContentInTest { dashboard { missingContent { collection text } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VideosInTest($after: String) {\n    videos(after: $after) { nodes { id title playerUrl publishedAt endedAt } nextPageToken }\n  }\n"): (typeof documents)["\n  query VideosInTest($after: String) {\n    videos(after: $after) { nodes { id title playerUrl publishedAt endedAt } nextPageToken }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnknownNames($collection: ID!) { contentItems(collection: $collection) { title unknownNames } }\n"): (typeof documents)["\n  query UnknownNames($collection: ID!) { contentItems(collection: $collection) { title unknownNames } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewestUsers { users(first: 20) { nodes { id email } } }\n"): (typeof documents)["\n  query NewestUsers { users(first: 20) { nodes { id email } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchUsers($search: String) { users(first: 20, search: $search) { totalCount nodes { id email } } }\n"): (typeof documents)["\n  query SearchUsers($search: String) { users(first: 20, search: $search) { totalCount nodes { id email } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StageResultsForErrors($file: Upload!) {\n    staged: stageExamResults(file: $file) {\n      __typename\n      ... on InvalidCsv { problemCount errorFile { fileName rowCount downloadUrl } }\n    }\n  }\n"): (typeof documents)["\n  mutation StageResultsForErrors($file: Upload!) {\n    staged: stageExamResults(file: $file) {\n      __typename\n      ... on InvalidCsv { problemCount errorFile { fileName rowCount downloadUrl } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StageStudentsForErrors($file: Upload!) {\n    staged: stageStudents(file: $file) {\n      __typename\n      ... on InvalidCsv { problemCount errorFile { fileName rowCount downloadUrl } }\n    }\n  }\n"): (typeof documents)["\n  mutation StageStudentsForErrors($file: Upload!) {\n    staged: stageStudents(file: $file) {\n      __typename\n      ... on InvalidCsv { problemCount errorFile { fileName rowCount downloadUrl } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LockedSettingsForTests($key: ID!) { contentCollection(key: $key) { locked lockedData } }\n"): (typeof documents)["\n  query LockedSettingsForTests($key: ID!) { contentCollection(key: $key) { locked lockedData } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query GroupsOfList($id: ID!) { studentUpload(id: $id) { groups { name students } } }"): (typeof documents)["query GroupsOfList($id: ID!) { studentUpload(id: $id) { groups { name students } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StageWrongResults($file: Upload!) {\n    stageExamResults(file: $file) {\n      __typename\n      ... on InvalidCsv { errorFile { fileName downloadUrl } }\n      ... on StagedExamResults { totalRows }\n    }\n  }\n"): (typeof documents)["\n  mutation StageWrongResults($file: Upload!) {\n    stageExamResults(file: $file) {\n      __typename\n      ... on InvalidCsv { errorFile { fileName downloadUrl } }\n      ... on StagedExamResults { totalRows }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NightlyBackupInTests { dashboard { nightlyBackup { at isLocked } } }\n"): (typeof documents)["\n  query NightlyBackupInTests { dashboard { nightlyBackup { at isLocked } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedNoticeInTest($id: ID!) {\n    notice(id: $id) {\n      version\n      texts { title description nepaliTitle nepaliDescription }\n      translation { texts missing hasBegun }\n    }\n  }\n"): (typeof documents)["\n  query EditedNoticeInTest($id: ID!) {\n    notice(id: $id) {\n      version\n      texts { title description nepaliTitle nepaliDescription }\n      translation { texts missing hasBegun }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MissingNoticesInTest { dashboard { missingContent { collection itemId text } } }\n"): (typeof documents)["\n  query MissingNoticesInTest { dashboard { missingContent { collection itemId text } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query NoticeTimesInTest($id: ID!) { notice(id: $id) { publishedAt expiresAt timing version } }\n  "): (typeof documents)["\n    query NoticeTimesInTest($id: ID!) { notice(id: $id) { publishedAt expiresAt timing version } }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReadPaymentsInTest($file: Upload!, $sheet: String, $lines: [String!]!) {\n    readPayments(file: $file, sheet: $sheet, lines: $lines) {\n      __typename\n      ... on PaymentsRead {\n        lines notes payments { row candidateId isKnown amount day receiptNumber method change before sameAs }\n      }\n      ... on InvalidCsv { message errorCount sheets { name } problems { row column message } }\n    }\n  }\n"): (typeof documents)["\n  mutation ReadPaymentsInTest($file: Upload!, $sheet: String, $lines: [String!]!) {\n    readPayments(file: $file, sheet: $sheet, lines: $lines) {\n      __typename\n      ... on PaymentsRead {\n        lines notes payments { row candidateId isKnown amount day receiptNumber method change before sameAs }\n      }\n      ... on InvalidCsv { message errorCount sheets { name } problems { row column message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SeenRecheck($examId: ID!, $candidateId: String!, $secret: String) {\n    examResult(examId: $examId, candidateId: $candidateId, secret: $secret) {\n      percentage\n      recheck { state askedAt resolvedAt answer }\n      exam { recheck { until fee } }\n    }\n    topPerformers(examId: $examId) { result { recheck { state } } }\n  }\n"): (typeof documents)["\n  query SeenRecheck($examId: ID!, $candidateId: String!, $secret: String) {\n    examResult(examId: $examId, candidateId: $candidateId, secret: $secret) {\n      percentage\n      recheck { state askedAt resolvedAt answer }\n      exam { recheck { until fee } }\n    }\n    topPerformers(examId: $examId) { result { recheck { state } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KeptRechecks {\n    recheckExams { id title open resolved }\n    dashboard { openRechecks }\n  }\n"): (typeof documents)["\n  query KeptRechecks {\n    recheckExams { id title open resolved }\n    dashboard { openRechecks }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecheckRecords($candidateId: String!) {\n    candidateData(candidateId: $candidateId) { rechecks { contact isOpen } export }\n  }\n"): (typeof documents)["\n  query RecheckRecords($candidateId: String!) {\n    candidateData(candidateId: $candidateId) { rechecks { contact isOpen } export }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UndoneRecheck($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) { recheck { state answer isUndone } }\n  }\n"): (typeof documents)["\n  query UndoneRecheck($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) { recheck { state answer isUndone } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SlipPathsInTest($examId: ID!, $candidateId: String!, $secret: String) {\n    examResult(examId: $examId, candidateId: $candidateId, secret: $secret) { slipPath }\n    topPerformers(examId: $examId) { result { slipPath } }\n  }\n"): (typeof documents)["\n  query SlipPathsInTest($examId: ID!, $candidateId: String!, $secret: String) {\n    examResult(examId: $examId, candidateId: $candidateId, secret: $secret) { slipPath }\n    topPerformers(examId: $examId) { result { slipPath } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StageCorrectedStudents($file: Upload!) {\n    staged: stageStudents(file: $file) {\n      __typename\n      ... on StagedStudents { id fileName totalRows findings { code count } sample { rowNumber studentName groups } }\n      ... on InvalidCsv { problems { row } errorFile { fileName downloadUrl } }\n    }\n  }\n"): (typeof documents)["\n  mutation StageCorrectedStudents($file: Upload!) {\n    staged: stageStudents(file: $file) {\n      __typename\n      ... on StagedStudents { id fileName totalRows findings { code count } sample { rowNumber studentName groups } }\n      ... on InvalidCsv { problems { row } errorFile { fileName downloadUrl } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HistorySeen($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      percentage\n      withdrawal { words }\n      revisions { reason before { percentage } after { percentage } }\n    }\n  }\n"): (typeof documents)["\n  query HistorySeen($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      percentage\n      withdrawal { words }\n      revisions { reason before { percentage } after { percentage } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RevisedCandidate($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      revisions {\n        before { outcome examMark examRank ranksByPercentage percentage }\n        after { outcome examMark examRank ranksByPercentage percentage }\n        subjects { name }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RevisedCandidate($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      revisions {\n        before { outcome examMark examRank ranksByPercentage percentage }\n        after { outcome examMark examRank ranksByPercentage percentage }\n        subjects { name }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Revisions($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      percentage\n      revisions { revisedAt reason words before { percentage } after { percentage } }\n    }\n  }\n"): (typeof documents)["\n  query Revisions($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      percentage\n      revisions { revisedAt reason words before { percentage } after { percentage } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Revises($id: ID!) { stagedExamResults(id: $id) { isRevision } }\n"): (typeof documents)["\n  query Revises($id: ID!) { stagedExamResults(id: $id) { isRevision } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SeenAfterCorrection($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      examMark examRank percentage\n      revisions { reason words before { examMark } after { examMark } }\n    }\n    examFacts(examId: $examId) { fullMarks }\n  }\n"): (typeof documents)["\n  query SeenAfterCorrection($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      examMark examRank percentage\n      revisions { reason words before { examMark } after { examMark } }\n    }\n    examFacts(examId: $examId) { fullMarks }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StageAdditional($file: Upload!, $fullMarks: Decimal) {\n    staged: stageExamResults(file: $file, fullMarks: $fullMarks) {\n      __typename\n      ... on StagedExamResults {\n        id totalRows findings { code message } sample { candidateId examMark examRank percentage }\n      }\n      ... on InvalidCsv { message needsFullMarks problemCount problems { row column message } errorFile { rowCount } }\n    }\n  }\n"): (typeof documents)["\n  mutation StageAdditional($file: Upload!, $fullMarks: Decimal) {\n    staged: stageExamResults(file: $file, fullMarks: $fullMarks) {\n      __typename\n      ... on StagedExamResults {\n        id totalRows findings { code message } sample { candidateId examMark examRank percentage }\n      }\n      ... on InvalidCsv { message needsFullMarks problemCount problems { row column message } errorFile { rowCount } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StagedFindings($id: ID!) { stagedExamResults(id: $id) { findings { code message examples } } }\n"): (typeof documents)["\n  query StagedFindings($id: ID!) { stagedExamResults(id: $id) { findings { code message examples } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Replaced { resultFiles { fileName totalResults replacedResults } }"): (typeof documents)["query Replaced { resultFiles { fileName totalResults replacedResults } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RevisionsOfRanks($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      examRank\n      revisions { before { examRank percentage } after { examRank percentage } }\n    }\n  }\n"): (typeof documents)["\n  query RevisionsOfRanks($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      examRank\n      revisions { before { examRank percentage } after { examRank percentage } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BestWithRanks($examId: ID!) { topPerformers(examId: $examId) { rank result { candidateId examRank } } }\n"): (typeof documents)["\n  query BestWithRanks($examId: ID!) { topPerformers(examId: $examId) { rank result { candidateId examRank } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KeptRanks($candidateId: String!) {\n    candidateData(candidateId: $candidateId) { results { examId examRank ranksByPercentage } }\n  }\n"): (typeof documents)["\n  query KeptRanks($candidateId: String!) {\n    candidateData(candidateId: $candidateId) { results { examId examRank ranksByPercentage } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StageOutcomes($file: Upload!, $fullMarks: Decimal, $takesRemarks: Boolean) {\n    staged: stageExamResults(file: $file, fullMarks: $fullMarks, takesRemarks: $takesRemarks) {\n      __typename\n      ... on StagedExamResults {\n        id newRows changedRows unchangedRows\n        findings { code severity message count }\n        sample { candidateId outcome examMark examRank percentage before { outcome examMark } }\n      }\n      ... on InvalidCsv { problems { row column message } }\n    }\n  }\n"): (typeof documents)["\n  mutation StageOutcomes($file: Upload!, $fullMarks: Decimal, $takesRemarks: Boolean) {\n    staged: stageExamResults(file: $file, fullMarks: $fullMarks, takesRemarks: $takesRemarks) {\n      __typename\n      ... on StagedExamResults {\n        id newRows changedRows unchangedRows\n        findings { code severity message count }\n        sample { candidateId outcome examMark examRank percentage before { outcome examMark } }\n      }\n      ... on InvalidCsv { problems { row column message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SeenOutcomes($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      outcome examMark examRank percentage passed\n      standing { candidates rank percentile }\n      revisions { before { outcome examMark } after { outcome examMark } }\n    }\n    topPerformers(examId: $examId) { rank result { candidateId percentage } }\n    examFacts(examId: $examId) { candidates averagePercentage }\n  }\n"): (typeof documents)["\n  query SeenOutcomes($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      outcome examMark examRank percentage passed\n      standing { candidates rank percentile }\n      revisions { before { outcome examMark } after { outcome examMark } }\n    }\n    topPerformers(examId: $examId) { rank result { candidateId percentage } }\n    examFacts(examId: $examId) { candidates averagePercentage }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListOutcomes($examId: ID!, $candidateId: String!) {\n    examResults(examId: $examId) { candidateId outcome examMark percentage passed rank }\n    examDistribution(examId: $examId) { all { candidates withoutMark passed averagePercentage counts } }\n    candidateData(candidateId: $candidateId) { results { outcome examMark percentage } }\n  }\n"): (typeof documents)["\n  query ListOutcomes($examId: ID!, $candidateId: String!) {\n    examResults(examId: $examId) { candidateId outcome examMark percentage passed rank }\n    examDistribution(examId: $examId) { all { candidates withoutMark passed averagePercentage counts } }\n    candidateData(candidateId: $candidateId) { results { outcome examMark percentage } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Announced { announcedReleases { releaseAt exam { id title date } } exams { id } }\n"): (typeof documents)["\n  query Announced { announcedReleases { releaseAt exam { id title date } } exams { id } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Checks($examId: ID!) { managedExam(id: $examId) { state title checks { kind state text } } }\n"): (typeof documents)["\n  query Checks($examId: ID!) { managedExam(id: $examId) { state title checks { kind state text } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SeenWithdrawal($examId: ID!, $candidateId: String!, $secret: String) {\n    examResult(examId: $examId, candidateId: $candidateId, secret: $secret) {\n      candidateId outcome examMark examRank percentage passed slipPath\n      withdrawal { withdrawnAt words }\n      exam { id title date }\n      standing { rank }\n      student { studentName }\n      recheck { state }\n      revisions { revisedAt }\n    }\n  }\n"): (typeof documents)["\n  query SeenWithdrawal($examId: ID!, $candidateId: String!, $secret: String) {\n    examResult(examId: $examId, candidateId: $candidateId, secret: $secret) {\n      candidateId outcome examMark examRank percentage passed slipPath\n      withdrawal { withdrawnAt words }\n      exam { id title date }\n      standing { rank }\n      student { studentName }\n      recheck { state }\n      revisions { revisedAt }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StageSecrets($file: Upload!) {\n    stageStudents(file: $file) {\n      __typename\n      ... on StagedStudents { id newRows unchangedRows findings { code severity message count } sample { candidateId } }\n      ... on InvalidCsv { message problems { row column message } errorFile { downloadUrl } }\n    }\n  }\n"): (typeof documents)["\n  mutation StageSecrets($file: Upload!) {\n    stageStudents(file: $file) {\n      __typename\n      ... on StagedStudents { id newRows unchangedRows findings { code severity message count } sample { candidateId } }\n      ... on InvalidCsv { message problems { row column message } errorFile { downloadUrl } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Access($examId: ID!, $stagedId: ID) {\n    secretCoverage(examId: $examId, stagedId: $stagedId) { candidates withoutPin withoutBirthDate }\n  }\n"): (typeof documents)["\n  query Access($examId: ID!, $stagedId: ID) {\n    secretCoverage(examId: $examId, stagedId: $stagedId) { candidates withoutPin withoutBirthDate }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Secrets { exams { id secondSecret } }"): (typeof documents)["query Secrets { exams { id secondSecret } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SecretsOfFiles { resultFiles { examId exam { secondSecret } } }"): (typeof documents)["query SecretsOfFiles { resultFiles { examId exam { secondSecret } } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LookUpOne($examId: ID!) { examResult(examId: $examId, candidateId: \"1\") { candidateId } }"): (typeof documents)["query LookUpOne($examId: ID!) { examResult(examId: $examId, candidateId: \"1\") { candidateId } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StageSheet($file: Upload!, $sheet: String) {\n    staged: stageExamResults(file: $file, sheet: $sheet) {\n      __typename\n      ... on StagedExamResults { id fileName examId totalRows findings { code message } sample { candidateId } subjectColumns { name isTaken } }\n      ... on InvalidCsv { message sheets { name rows } problems { row column message } errorFile { fileName } }\n    }\n  }\n"): (typeof documents)["\n  mutation StageSheet($file: Upload!, $sheet: String) {\n    staged: stageExamResults(file: $file, sheet: $sheet) {\n      __typename\n      ... on StagedExamResults { id fileName examId totalRows findings { code message } sample { candidateId } subjectColumns { name isTaken } }\n      ... on InvalidCsv { message sheets { name rows } problems { row column message } errorFile { fileName } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StageStudentSheet($file: Upload!, $sheet: String) {\n    staged: stageStudents(file: $file, sheet: $sheet) {\n      __typename\n      ... on StagedStudents { fileName totalRows findings { message } sample { candidateId studentName } }\n      ... on InvalidCsv { message sheets { name rows } }\n    }\n  }\n"): (typeof documents)["\n  mutation StageStudentSheet($file: Upload!, $sheet: String) {\n    staged: stageStudents(file: $file, sheet: $sheet) {\n      __typename\n      ... on StagedStudents { fileName totalRows findings { message } sample { candidateId studentName } }\n      ... on InvalidCsv { message sheets { name rows } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StudentAreaForTests {\n    studyMaterials { id title subject kind summary pdf { url fileName pages size } }\n    questionBank { subject questionCount chapters pdf { url } }\n    assignments { title subject status dueAt submittedOn marks fullMarks }\n    previousPapers { title heldOn questionCount minutes pdf { url } }\n    syllabus { course programs weeks subjects { name lessons topics } pdf { url } }\n    examSchedule { id title startsAt endsAt place covers questionCount }\n    outsideLinks { label about url }\n    emptyStudentPages\n    howToPay\n    payments { id term amount period status dueOn paidOn method receiptNumber receiptUrl }\n  }\n"): (typeof documents)["\n  query StudentAreaForTests {\n    studyMaterials { id title subject kind summary pdf { url fileName pages size } }\n    questionBank { subject questionCount chapters pdf { url } }\n    assignments { title subject status dueAt submittedOn marks fullMarks }\n    previousPapers { title heldOn questionCount minutes pdf { url } }\n    syllabus { course programs weeks subjects { name lessons topics } pdf { url } }\n    examSchedule { id title startsAt endsAt place covers questionCount }\n    outsideLinks { label about url }\n    emptyStudentPages\n    howToPay\n    payments { id term amount period status dueOn paidOn method receiptNumber receiptUrl }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExamDutiesForTests {\n    examDuties { reportAt invigilators exam { id startsAt } }\n  }\n"): (typeof documents)["\n  query ExamDutiesForTests {\n    examDuties { reportAt invigilators exam { id startsAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SystemChecks { dashboard { system { name state text } } }\n"): (typeof documents)["\n  query SystemChecks { dashboard { system { name state text } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditableForTests { viewer { editableContent } }\n"): (typeof documents)["\n  query EditableForTests { viewer { editableContent } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CollectionsForTests { contentCollections { key } }\n"): (typeof documents)["\n  query CollectionsForTests { contentCollections { key } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OneCollectionForTests($key: ID!) { contentCollection(key: $key) { key } }\n"): (typeof documents)["\n  query OneCollectionForTests($key: ID!) { contentCollection(key: $key) { key } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Best($examId: ID!) {\n    exams { id topPerformers }\n    topPerformers(examId: $examId) {\n      rank result { candidateId percentage student { candidateId studentName groups } }\n    }\n  }\n"): (typeof documents)["\n  query Best($examId: ID!) {\n    exams { id topPerformers }\n    topPerformers(examId: $examId) {\n      rank result { candidateId percentage student { candidateId studentName groups } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VideosForTests($after: String) {\n    videos(after: $after) { nodes { id title thumbnail playerUrl } nextPageToken stale }\n  }\n"): (typeof documents)["\n  query VideosForTests($after: String) {\n    videos(after: $after) { nodes { id title thumbnail playerUrl } nextPageToken stale }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveContentForTests(\n    $collection: ID!\n    $id: ID\n    $version: Int!\n    $data: ContentData!\n    $publication: ContentPublication!\n    $publishAt: DateTime\n  ) {\n    saveContent(\n      collection: $collection\n      id: $id\n      version: $version\n      data: $data\n      publication: $publication\n      publishAt: $publishAt\n    ) {\n      __typename\n      ... on ContentItem { id title state version data publishAt problems { path message } unpublishedReferences { title } }\n      ... on InvalidInput { message fields { path message } }\n      ... on ContentConflict { message current { id version data } }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveContentForTests(\n    $collection: ID!\n    $id: ID\n    $version: Int!\n    $data: ContentData!\n    $publication: ContentPublication!\n    $publishAt: DateTime\n  ) {\n    saveContent(\n      collection: $collection\n      id: $id\n      version: $version\n      data: $data\n      publication: $publication\n      publishAt: $publishAt\n    ) {\n      __typename\n      ... on ContentItem { id title state version data publishAt problems { path message } unpublishedReferences { title } }\n      ... on InvalidInput { message fields { path message } }\n      ... on ContentConflict { message current { id version data } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContentItemsForTests($collection: ID!, $deleted: Boolean) {\n    contentItems(collection: $collection, deleted: $deleted) {\n      id title state version isDemo problemCount\n    }\n  }\n"): (typeof documents)["\n  query ContentItemsForTests($collection: ID!, $deleted: Boolean) {\n    contentItems(collection: $collection, deleted: $deleted) {\n      id title state version isDemo problemCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContentItemForTests($collection: ID!, $id: ID) {\n    contentItem(collection: $collection, id: $id) {\n      id title state version isDemo data versions { number author publishAt isScheduled data }\n    }\n  }\n"): (typeof documents)["\n  query ContentItemForTests($collection: ID!, $id: ID) {\n    contentItem(collection: $collection, id: $id) {\n      id title state version isDemo data versions { number author publishAt isScheduled data }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishContentForTests($ids: [ID!]!) { publishContent(ids: $ids) { id state problems { path message } } }\n"): (typeof documents)["\n  mutation PublishContentForTests($ids: [ID!]!) { publishContent(ids: $ids) { id state problems { path message } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetContentHiddenForTests($ids: [ID!]!, $isHidden: Boolean!) {\n    setContentHidden(ids: $ids, isHidden: $isHidden) { id state }\n  }\n"): (typeof documents)["\n  mutation SetContentHiddenForTests($ids: [ID!]!, $isHidden: Boolean!) {\n    setContentHidden(ids: $ids, isHidden: $isHidden) { id state }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OrderContentForTests($collection: ID!, $ids: [ID!]!, $before: [ID!]) {\n    orderContent(collection: $collection, ids: $ids, before: $before) { id }\n  }\n"): (typeof documents)["\n  mutation OrderContentForTests($collection: ID!, $ids: [ID!]!, $before: [ID!]) {\n    orderContent(collection: $collection, ids: $ids, before: $before) { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteContentForTests($ids: [ID!]!) { deleteContent(ids: $ids) }\n"): (typeof documents)["\n  mutation DeleteContentForTests($ids: [ID!]!) { deleteContent(ids: $ids) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreContentForTests($ids: [ID!]!) { restoreContent(ids: $ids) }\n"): (typeof documents)["\n  mutation RestoreContentForTests($ids: [ID!]!) { restoreContent(ids: $ids) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StoriesForTests { content { emptyPages successStories { id title } } }\n"): (typeof documents)["\n  query StoriesForTests { content { emptyPages successStories { id title } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MaterialPdfsForTests { studyMaterials { pdf { url } } }\n"): (typeof documents)["\n  query MaterialPdfsForTests { studyMaterials { pdf { url } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NoticesForTests($first: Int, $after: String) {\n    notices(first: $first, after: $after) {\n      edges { cursor node { id title attachments { url } } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): (typeof documents)["\n  query NoticesForTests($first: Int, $after: String) {\n    notices(first: $first, after: $after) {\n      edges { cursor node { id title attachments { url } } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AllNoticesForTests($search: String) {\n    allNotices(search: $search) { nodes { id title isActive } }\n  }\n"): (typeof documents)["\n  query AllNoticesForTests($search: String) {\n    allNotices(search: $search) { nodes { id title isActive } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OneNoticeForTests($id: ID!) {\n    notice(id: $id) {\n      title\n      description\n      type\n      link\n      isActive\n      attachments { id fileName fileType size width height url previewUrl }\n    }\n  }\n"): (typeof documents)["\n  query OneNoticeForTests($id: ID!) {\n    notice(id: $id) {\n      title\n      description\n      type\n      link\n      isActive\n      attachments { id fileName fileType size width height url previewUrl }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateNoticeForTests($id: ID, $input: NoticeInput!, $attachments: [Upload!]) {\n    createNotice(id: $id, input: $input, attachments: $attachments) {\n      __typename\n      ... on NoticeConflict { message current { id title attachments { fileName } } }\n      ... on Notice { id }\n      ... on InvalidInput { message fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateNoticeForTests($id: ID, $input: NoticeInput!, $attachments: [Upload!]) {\n    createNotice(id: $id, input: $input, attachments: $attachments) {\n      __typename\n      ... on NoticeConflict { message current { id title attachments { fileName } } }\n      ... on Notice { id }\n      ... on InvalidInput { message fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateNoticeForTests(\n    $id: ID!\n    $version: Int\n    $input: NoticeInput!\n    $attachments: [Upload!]\n    $remove: [ID!]\n  ) {\n    updateNotice(\n      id: $id\n      version: $version\n      input: $input\n      attachments: $attachments\n      removeAttachments: $remove\n    ) {\n      __typename\n      ... on Notice { version }\n      ... on NoticeConflict { message current { title version } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateNoticeForTests(\n    $id: ID!\n    $version: Int\n    $input: NoticeInput!\n    $attachments: [Upload!]\n    $remove: [ID!]\n  ) {\n    updateNotice(\n      id: $id\n      version: $version\n      input: $input\n      attachments: $attachments\n      removeAttachments: $remove\n    ) {\n      __typename\n      ... on Notice { version }\n      ... on NoticeConflict { message current { title version } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadAttachmentForTests($id: ID!, $file: Upload!) {\n    uploadAttachment(id: $id, file: $file) {\n      __typename\n      ... on NoticeAttachment { id fileName fileType size width height url previewUrl }\n      ... on InvalidInput { message }\n    }\n  }\n"): (typeof documents)["\n  mutation UploadAttachmentForTests($id: ID!, $file: Upload!) {\n    uploadAttachment(id: $id, file: $file) {\n      __typename\n      ... on NoticeAttachment { id fileName fileType size width height url previewUrl }\n      ... on InvalidInput { message }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetNoticeActiveForTests($id: ID!, $isActive: Boolean!) {\n    setNoticeActive(id: $id, isActive: $isActive) { isActive }\n  }\n"): (typeof documents)["\n  mutation SetNoticeActiveForTests($id: ID!, $isActive: Boolean!) {\n    setNoticeActive(id: $id, isActive: $isActive) { isActive }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteNoticesForTests($ids: [ID!]!) { deleteNotices(ids: $ids) }\n"): (typeof documents)["\n  mutation DeleteNoticesForTests($ids: [ID!]!) { deleteNotices(ids: $ids) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadMediaForTests($file: Upload!) {\n    uploadMedia(file: $file) {\n      __typename\n      ... on MediaFile { id kind fileName size width height url sources { width avif webp } }\n      ... on InvalidInput { message fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation UploadMediaForTests($file: Upload!) {\n    uploadMedia(file: $file) {\n      __typename\n      ... on MediaFile { id kind fileName size width height url sources { width avif webp } }\n      ... on InvalidInput { message fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignInForTests($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) { __typename }\n  }\n"): (typeof documents)["\n  mutation SignInForTests($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) { __typename }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignUpInTest($email: String!, $password: String!) {\n    signUp(email: $email, password: $password) {\n      __typename\n      ... on SignUpReceived { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation SignUpInTest($email: String!, $password: String!) {\n    signUp(email: $email, password: $password) {\n      __typename\n      ... on SignUpReceived { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignInInTest($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) {\n      __typename\n      ... on SignedIn { viewer { role user { id email } session { expiresAt } } }\n      ... on SignInRefused { message }\n      ... on EmailNotConfirmed { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation SignInInTest($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) {\n      __typename\n      ... on SignedIn { viewer { role user { id email } session { expiresAt } } }\n      ... on SignInRefused { message }\n      ... on EmailNotConfirmed { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyEmailInTest($token: String!, $password: String) {\n    verifyEmail(token: $token, password: $password) {\n      __typename\n      ... on EmailVerified { message }\n      ... on LinkNotValid { reason message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation VerifyEmailInTest($token: String!, $password: String) {\n    verifyEmail(token: $token, password: $password) {\n      __typename\n      ... on EmailVerified { message }\n      ... on LinkNotValid { reason message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendVerificationInTest($email: String!) { resendVerification(email: $email) }\n"): (typeof documents)["\n  mutation ResendVerificationInTest($email: String!) { resendVerification(email: $email) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordResetInTest($email: String!) { requestPasswordReset(email: $email) }\n"): (typeof documents)["\n  mutation RequestPasswordResetInTest($email: String!) { requestPasswordReset(email: $email) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPasswordInTest($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password) {\n      __typename\n      ... on PasswordReset { message }\n      ... on LinkNotValid { reason message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation ResetPasswordInTest($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password) {\n      __typename\n      ... on PasswordReset { message }\n      ... on LinkNotValid { reason message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePasswordInTest($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      __typename\n      ... on PasswordChanged { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePasswordInTest($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      __typename\n      ... on PasswordChanged { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefreshSessionInTest { refreshSession { expiresAt } }\n"): (typeof documents)["\n  mutation RefreshSessionInTest { refreshSession { expiresAt } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOutInTest { signOut }\n"): (typeof documents)["\n  mutation SignOutInTest { signOut }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOutEverywhereInTest { signOutEverywhere }\n"): (typeof documents)["\n  mutation SignOutEverywhereInTest { signOutEverywhere }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WhoAmI { viewer { role user { email } session { expiresAt } } }\n"): (typeof documents)["\n  query WhoAmI { viewer { role user { email } session { expiresAt } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UsersInTest($search: String, $first: Int, $after: String) {\n    users(search: $search, first: $first, after: $after) {\n      totalCount\n      nodes { id email role createdAt emailVerifiedAt disabledAt openSessions lastSeenAt }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): (typeof documents)["\n  query UsersInTest($search: String, $first: Int, $after: String) {\n    users(search: $search, first: $first, after: $after) {\n      totalCount\n      nodes { id email role createdAt emailVerifiedAt disabledAt openSessions lastSeenAt }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetUserRoleInTest($id: ID!, $role: Role!, $version: Int) {\n    setUserRole(id: $id, role: $role, version: $version) {\n      __typename\n      ... on User { id role version }\n      ... on LastAdmin { message }\n      ... on UserConflict { message current { role version } }\n    }\n  }\n"): (typeof documents)["\n  mutation SetUserRoleInTest($id: ID!, $role: Role!, $version: Int) {\n    setUserRole(id: $id, role: $role, version: $version) {\n      __typename\n      ... on User { id role version }\n      ... on LastAdmin { message }\n      ... on UserConflict { message current { role version } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetUserDisabledInTest($id: ID!, $isDisabled: Boolean!) {\n    setUserDisabled(id: $id, isDisabled: $isDisabled) {\n      __typename\n      ... on User { id disabledAt openSessions }\n      ... on LastAdmin { message }\n    }\n  }\n"): (typeof documents)["\n  mutation SetUserDisabledInTest($id: ID!, $isDisabled: Boolean!) {\n    setUserDisabled(id: $id, isDisabled: $isDisabled) {\n      __typename\n      ... on User { id disabledAt openSessions }\n      ... on LastAdmin { message }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndUserSessionsInTest($id: ID!) { endUserSessions(id: $id) { id openSessions } }\n"): (typeof documents)["\n  mutation EndUserSessionsInTest($id: ID!) { endUserSessions(id: $id) { id openSessions } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LinkCandidateInTest($candidateId: String!, $secret: String!) {\n    linkCandidate(candidateId: $candidateId, secret: $secret) {\n      __typename\n      ... on User { candidateLinks { candidateId linkedAt byStaff } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation LinkCandidateInTest($candidateId: String!, $secret: String!) {\n    linkCandidate(candidateId: $candidateId, secret: $secret) {\n      __typename\n      ... on User { candidateLinks { candidateId linkedAt byStaff } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnlinkCandidateInTest($candidateId: String!) {\n    unlinkCandidate(candidateId: $candidateId) { candidateLinks { candidateId } }\n  }\n"): (typeof documents)["\n  mutation UnlinkCandidateInTest($candidateId: String!) {\n    unlinkCandidate(candidateId: $candidateId) { candidateLinks { candidateId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LinkCandidateToUserInTest($userId: ID!, $candidateId: String!) {\n    linkCandidateToUser(userId: $userId, candidateId: $candidateId) {\n      __typename\n      ... on User { email candidateLinks { candidateId byStaff } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation LinkCandidateToUserInTest($userId: ID!, $candidateId: String!) {\n    linkCandidateToUser(userId: $userId, candidateId: $candidateId) {\n      __typename\n      ... on User { email candidateLinks { candidateId byStaff } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnlinkCandidateFromUserInTest($userId: ID!, $candidateId: String!) {\n    unlinkCandidateFromUser(userId: $userId, candidateId: $candidateId) { candidateLinks { candidateId } }\n  }\n"): (typeof documents)["\n  mutation UnlinkCandidateFromUserInTest($userId: ID!, $candidateId: String!) {\n    unlinkCandidateFromUser(userId: $userId, candidateId: $candidateId) { candidateLinks { candidateId } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyResultsInTest {\n    myResults {\n      candidateId percentage examMark examRank exam { id } student { studentName } withdrawal { words }\n    }\n  }\n"): (typeof documents)["\n  query MyResultsInTest {\n    myResults {\n      candidateId percentage examMark examRank exam { id } student { studentName } withdrawal { words }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteUserInTest($email: String!, $name: String, $role: Role!, $candidateId: String) {\n    inviteUser(email: $email, name: $name, role: $role, candidateId: $candidateId) {\n      __typename\n      ... on Invited { link invitation { id email role } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation InviteUserInTest($email: String!, $name: String, $role: Role!, $candidateId: String) {\n    inviteUser(email: $email, name: $name, role: $role, candidateId: $candidateId) {\n      __typename\n      ... on Invited { link invitation { id email role } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendInvitationInTest($id: ID!) {\n    resendInvitation(id: $id) {\n      __typename\n      ... on Invited { link }\n      ... on InvalidInput { message }\n    }\n  }\n"): (typeof documents)["\n  mutation ResendInvitationInTest($id: ID!) {\n    resendInvitation(id: $id) {\n      __typename\n      ... on Invited { link }\n      ... on InvalidInput { message }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeInvitationInTest($id: ID!) { revokeInvitation(id: $id) }\n"): (typeof documents)["\n  mutation RevokeInvitationInTest($id: ID!) { revokeInvitation(id: $id) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InvitationsInTest($first: Int, $after: String) {\n    invitations(first: $first, after: $after) {\n      totalCount\n      nodes { id email name role candidateId delivery isExpired invitedBy { email } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): (typeof documents)["\n  query InvitationsInTest($first: Int, $after: String) {\n    invitations(first: $first, after: $after) {\n      totalCount\n      nodes { id email name role candidateId delivery isExpired invitedBy { email } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptInvitationInTest($token: String!, $password: String!) {\n    acceptInvitation(token: $token, password: $password) {\n      __typename\n      ... on SignedIn { viewer { role user { id email name } } }\n      ... on LinkNotValid { reason message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptInvitationInTest($token: String!, $password: String!) {\n    acceptInvitation(token: $token, password: $password) {\n      __typename\n      ... on SignedIn { viewer { role user { id email name } } }\n      ... on LinkNotValid { reason message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteStudentsInTest($file: Upload!, $sheet: String, $fingerprint: String) {\n    inviteStudents(file: $file, sheet: $sheet, fingerprint: $fingerprint) {\n      __typename\n      ... on StudentsInvited { invited linked }\n      ... on InvitationPlan {\n        fingerprint toInvite toLink unchanged withoutCandidateId isMailed notes\n        students { row email name candidateId effect }\n      }\n      ... on InvalidCsv { message errorCount sheets { name rows } problems { row column message } }\n    }\n  }\n"): (typeof documents)["\n  mutation InviteStudentsInTest($file: Upload!, $sheet: String, $fingerprint: String) {\n    inviteStudents(file: $file, sheet: $sheet, fingerprint: $fingerprint) {\n      __typename\n      ... on StudentsInvited { invited linked }\n      ... on InvitationPlan {\n        fingerprint toInvite toLink unchanged withoutCandidateId isMailed notes\n        students { row email name candidateId effect }\n      }\n      ... on InvalidCsv { message errorCount sheets { name rows } problems { row column message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CandidateDataInTest($candidateId: String!) {\n    candidateData(candidateId: $candidateId) {\n      candidateId\n      results { examId fileName isPublished isWithdrawn isShown uploadedBy releaseAt examMark percentage examRank }\n      listEntries { fileName isPublished isActive studentName groups }\n      entries { collection title lines isOwn }\n      link { email linkedAt }\n      invitation { email name }\n      export\n    }\n  }\n"): (typeof documents)["\n  query CandidateDataInTest($candidateId: String!) {\n    candidateData(candidateId: $candidateId) {\n      candidateId\n      results { examId fileName isPublished isWithdrawn isShown uploadedBy releaseAt examMark percentage examRank }\n      listEntries { fileName isPublished isActive studentName groups }\n      entries { collection title lines isOwn }\n      link { email linkedAt }\n      invitation { email name }\n      export\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCandidateDataInTest($candidateId: String!, $confirmation: String!) {\n    deleteCandidateData(candidateId: $candidateId, confirmation: $confirmation) {\n      __typename\n      ... on DeletedCandidateData { results listEntries entries }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteCandidateDataInTest($candidateId: String!, $confirmation: String!) {\n    deleteCandidateData(candidateId: $candidateId, confirmation: $confirmation) {\n      __typename\n      ... on DeletedCandidateData { results listEntries entries }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountDataInTest($id: ID!) {\n    accountData(id: $id) { user { email } sessions notices uploads activities candidateIds rechecks invitedAt export }\n  }\n"): (typeof documents)["\n  query AccountDataInTest($id: ID!) {\n    accountData(id: $id) { user { email } sessions notices uploads activities candidateIds rechecks invitedAt export }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteUserInTest($id: ID!, $confirmation: String!) {\n    deleteUser(id: $id, confirmation: $confirmation) {\n      __typename\n      ... on DeletedUser { id }\n      ... on LastAdmin { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteUserInTest($id: ID!, $confirmation: String!) {\n    deleteUser(id: $id, confirmation: $confirmation) {\n      __typename\n      ... on DeletedUser { id }\n      ... on LastAdmin { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchInTest($text: String!) {\n    search(text: $text) {\n      candidates { candidateId studentName groups }\n      exams { id title date }\n      notices { id title }\n      users { id email }\n    }\n  }\n"): (typeof documents)["\n  query SearchInTest($text: String!) {\n    search(text: $text) {\n      candidates { candidateId studentName groups }\n      exams { id title date }\n      notices { id title }\n      users { id email }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SetupInTest($token: String) {\n    setup(token: $token) {\n      needsAccount\n      isInstituteLocked\n      canAddDemo\n      offersNightlyBackup\n      demo { entries keptEntries notices resultFiles studentLists accounts invitations staff }\n    }\n  }\n"): (typeof documents)["\n  query SetupInTest($token: String) {\n    setup(token: $token) {\n      needsAccount\n      isInstituteLocked\n      canAddDemo\n      offersNightlyBackup\n      demo { entries keptEntries notices resultFiles studentLists accounts invitations staff }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NeedsSetupInTest { needsSetup }\n"): (typeof documents)["\n  query NeedsSetupInTest { needsSetup }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetUpInTest($token: String, $input: SetUpInput!) {\n    setUp(token: $token, input: $input) {\n      __typename\n      ... on SignedIn { viewer { role user { email name } } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation SetUpInTest($token: String, $input: SetUpInput!) {\n    setUp(token: $token, input: $input) {\n      __typename\n      ... on SignedIn { viewer { role user { email name } } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveDemoInTest { removeDemo }\n"): (typeof documents)["\n  mutation RemoveDemoInTest { removeDemo }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetNightlyBackupInTests($isOn: Boolean!) { setNightlyBackup(isOn: $isOn) { at isLocked } }\n"): (typeof documents)["\n  mutation SetNightlyBackupInTests($isOn: Boolean!) { setNightlyBackup(isOn: $isOn) { at isLocked } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StageCorrectedResults(\n    $file: Upload!\n    $layout: TableLayoutInput\n    $subjects: [String!]\n    $fullMarks: Decimal\n  ) {\n    staged: stageExamResults(file: $file, layout: $layout, subjects: $subjects, fullMarks: $fullMarks) {\n      __typename\n      ... on StagedExamResults {\n        id fileName totalRows findings { code severity message count } sample { rowNumber candidateId examMark }\n      }\n      ... on InvalidCsv { problems { row } leaveOut { row text } errorFile { fileName downloadUrl } }\n    }\n  }\n"): (typeof documents)["\n  mutation StageCorrectedResults(\n    $file: Upload!\n    $layout: TableLayoutInput\n    $subjects: [String!]\n    $fullMarks: Decimal\n  ) {\n    staged: stageExamResults(file: $file, layout: $layout, subjects: $subjects, fullMarks: $fullMarks) {\n      __typename\n      ... on StagedExamResults {\n        id fileName totalRows findings { code severity message count } sample { rowNumber candidateId examMark }\n      }\n      ... on InvalidCsv { problems { row } leaveOut { row text } errorFile { fileName downloadUrl } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StageLayout($file: Upload!, $layout: TableLayoutInput, $fullMarks: Decimal) {\n    staged: stageExamResults(file: $file, layout: $layout, fullMarks: $fullMarks) {\n      __typename\n      ... on StagedExamResults {\n        examId totalRows findings { message } sample { rowNumber candidateId examMark percentage examRank subjects { name mark } }\n      }\n      ... on InvalidCsv {\n        message\n        layout { headerRow rows { number cells names } columns { name isRequired } }\n        leaveOut { row reason text }\n        needsFullMarks\n        problems { row message }\n        errorFile { downloadUrl }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StageLayout($file: Upload!, $layout: TableLayoutInput, $fullMarks: Decimal) {\n    staged: stageExamResults(file: $file, layout: $layout, fullMarks: $fullMarks) {\n      __typename\n      ... on StagedExamResults {\n        examId totalRows findings { message } sample { rowNumber candidateId examMark percentage examRank subjects { name mark } }\n      }\n      ... on InvalidCsv {\n        message\n        layout { headerRow rows { number cells names } columns { name isRequired } }\n        leaveOut { row reason text }\n        needsFullMarks\n        problems { row message }\n        errorFile { downloadUrl }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestRecheck($examId: ID!, $candidateId: String!, $secret: String, $input: RequestRecheckInput!) {\n    requestRecheck(examId: $examId, candidateId: $candidateId, secret: $secret, input: $input) {\n      __typename\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestRecheck($examId: ID!, $candidateId: String!, $secret: String, $input: RequestRecheckInput!) {\n    requestRecheck(examId: $examId, candidateId: $candidateId, secret: $secret, input: $input) {\n      __typename\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetRecheckRules($examId: ID!, $input: ExamInput!, $version: Int) {\n    updateExam(id: $examId, input: $input, version: $version) {\n      __typename\n      ... on ManagedExam { recheck { until fee } }\n      ... on InvalidInput { fields { path message } }\n      ... on ExamConflict { message }\n    }\n  }\n"): (typeof documents)["\n  mutation SetRecheckRules($examId: ID!, $input: ExamInput!, $version: Int) {\n    updateExam(id: $examId, input: $input, version: $version) {\n      __typename\n      ... on ManagedExam { recheck { until fee } }\n      ... on InvalidInput { fields { path message } }\n      ... on ExamConflict { message }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerRecheck($id: ID!, $input: RecheckAnswerInput!, $version: Int) {\n    answerRecheck(id: $id, input: $input, version: $version) {\n      __typename\n      ... on RecheckRequest { id state answer fileName resolvedBy }\n      ... on InvalidInput { fields { path message } }\n      ... on RecheckConflict { message current { state version } }\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerRecheck($id: ID!, $input: RecheckAnswerInput!, $version: Int) {\n    answerRecheck(id: $id, input: $input, version: $version) {\n      __typename\n      ... on RecheckRequest { id state answer fileName resolvedBy }\n      ... on InvalidInput { fields { path message } }\n      ... on RecheckConflict { message current { state version } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseRecheck($id: ID!) {\n    closeRecheck(id: $id) {\n      __typename\n      ... on RecheckRequest { state }\n      ... on RecheckConflict { message current { state version } }\n    }\n  }\n"): (typeof documents)["\n  mutation CloseRecheck($id: ID!) {\n    closeRecheck(id: $id) {\n      __typename\n      ... on RecheckRequest { state }\n      ... on RecheckConflict { message current { state version } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecheckRequests($examId: ID!) {\n    recheckRequests(examId: $examId) {\n      id candidateId studentName contact words isProven state\n      values { examMark percentage }\n      history { fileId fileName isShown percentage }\n    }\n  }\n"): (typeof documents)["\n  query RecheckRequests($examId: ID!) {\n    recheckRequests(examId: $examId) {\n      id candidateId studentName contact words isProven state\n      values { examMark percentage }\n      history { fileId fileName isShown percentage }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CorrectForRecheck($examId: ID!, $candidateId: String!, $input: ResultValuesInput!) {\n    correctResult(examId: $examId, candidateId: $candidateId, input: $input) { __typename }\n  }\n"): (typeof documents)["\n  mutation CorrectForRecheck($examId: ID!, $candidateId: String!, $input: ResultValuesInput!) {\n    correctResult(examId: $examId, candidateId: $candidateId, input: $input) { __typename }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VerifyInTest($code: String!) {\n    verifyResultSlip(code: $code) {\n      state\n      revisedAt\n      slip {\n        code issuedAt institute candidateId studentName groups examId examTitle examDate outcome examMark fullMarks percentage\n        passPercentage passed examRank subjects { name mark isAbsent }\n      }\n    }\n  }\n"): (typeof documents)["\n  query VerifyInTest($code: String!) {\n    verifyResultSlip(code: $code) {\n      state\n      revisedAt\n      slip {\n        code issuedAt institute candidateId studentName groups examId examTitle examDate outcome examMark fullMarks percentage\n        passPercentage passed examRank subjects { name mark isAbsent }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetSecret($examId: ID!, $secondSecret: SecondSecret!, $version: Int) {\n    updateExam(id: $examId, input: { secondSecret: $secondSecret }, version: $version) {\n      ... on ManagedExam { secondSecret }\n      ... on ExamConflict { message }\n    }\n  }\n"): (typeof documents)["\n  mutation SetSecret($examId: ID!, $secondSecret: SecondSecret!, $version: Int) {\n    updateExam(id: $examId, input: { secondSecret: $secondSecret }, version: $version) {\n      ... on ManagedExam { secondSecret }\n      ... on ExamConflict { message }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetTopPerformers($examId: ID!, $topPerformers: TopPerformersShown!, $version: Int) {\n    updateExam(id: $examId, input: { topPerformers: $topPerformers }, version: $version) {\n      ... on ManagedExam { topPerformers }\n      ... on ExamConflict { message }\n    }\n  }\n"): (typeof documents)["\n  mutation SetTopPerformers($examId: ID!, $topPerformers: TopPerformersShown!, $version: Int) {\n    updateExam(id: $examId, input: { topPerformers: $topPerformers }, version: $version) {\n      ... on ManagedExam { topPerformers }\n      ... on ExamConflict { message }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LiftLimit($candidateId: String!) { liftSecretLimit(candidateId: $candidateId) }\n"): (typeof documents)["\n  mutation LiftLimit($candidateId: String!) { liftSecretLimit(candidateId: $candidateId) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StageResults($file: Upload!, $key: ID) {\n    stageExamResults(file: $file, key: $key) {\n      __typename\n      ... on StagedExamResults { ...StagedParts }\n      ... on InvalidCsv { message isEmpty problemCount errorCount causes { column count rows } problems { row column message } }\n    }\n  }\n  fragment StagedParts on StagedExamResults {\n    id fileName examId examTitle examDate examVersion releaseAt isRevision totalRows newRows changedRows unchangedRows unknownStudents expiresAt\n    findings { message count }\n    sample {\n      rowNumber candidateId studentName examMark examRank percentage change\n      before { examMark examRank percentage }\n    }\n  }\n"): (typeof documents)["\n  mutation StageResults($file: Upload!, $key: ID) {\n    stageExamResults(file: $file, key: $key) {\n      __typename\n      ... on StagedExamResults { ...StagedParts }\n      ... on InvalidCsv { message isEmpty problemCount errorCount causes { column count rows } problems { row column message } }\n    }\n  }\n  fragment StagedParts on StagedExamResults {\n    id fileName examId examTitle examDate examVersion releaseAt isRevision totalRows newRows changedRows unchangedRows unknownStudents expiresAt\n    findings { message count }\n    sample {\n      rowNumber candidateId studentName examMark examRank percentage change\n      before { examMark examRank percentage }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StagedResults($id: ID!) { stagedExamResults(id: $id) { ...StagedParts } }\n"): (typeof documents)["\n  query StagedResults($id: ID!) { stagedExamResults(id: $id) { ...StagedParts } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishResults($id: ID!, $input: PublishExamResultsInput!) {\n    publishExamResults(id: $id, input: $input) {\n      __typename\n      ... on ExamResultFile { ...ResultFileParts }\n      ... on InvalidInput { message fields { path message } }\n      ... on StalePreview { message preview { ...StagedParts } }\n    }\n  }\n  fragment ResultFileParts on ExamResultFile {\n    id fileName examId examTitle examDate totalResults shownResults publishOrder uploadedAt downloadUrl uploadedBy { email }\n    exam { version state releaseAt }\n  }\n"): (typeof documents)["\n  mutation PublishResults($id: ID!, $input: PublishExamResultsInput!) {\n    publishExamResults(id: $id, input: $input) {\n      __typename\n      ... on ExamResultFile { ...ResultFileParts }\n      ... on InvalidInput { message fields { path message } }\n      ... on StalePreview { message preview { ...StagedParts } }\n    }\n  }\n  fragment ResultFileParts on ExamResultFile {\n    id fileName examId examTitle examDate totalResults shownResults publishOrder uploadedAt downloadUrl uploadedBy { email }\n    exam { version state releaseAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ResultFiles { resultFiles { ...ResultFileParts } }"): (typeof documents)["query ResultFiles { resultFiles { ...ResultFileParts } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OneResultFile($id: ID!) { resultFile(id: $id) { ...ResultFileParts } }\n"): (typeof documents)["\n  query OneResultFile($id: ID!) { resultFile(id: $id) { ...ResultFileParts } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DiscardStagedExamResults($id: ID!) { discardStagedExamResults(id: $id) }\n"): (typeof documents)["\n  mutation DiscardStagedExamResults($id: ID!) { discardStagedExamResults(id: $id) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetExamDate($id: ID!, $examDate: Date!, $version: Int) {\n    setExamDate(id: $id, examDate: $examDate, version: $version) { ...ResultFileParts }\n  }\n"): (typeof documents)["\n  mutation SetExamDate($id: ID!, $examDate: Date!, $version: Int) {\n    setExamDate(id: $id, examDate: $examDate, version: $version) { ...ResultFileParts }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteResultFile($id: ID!) { deleteResultFile(id: $id) }"): (typeof documents)["mutation DeleteResultFile($id: ID!) { deleteResultFile(id: $id) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ForeseeDeletion($id: ID!) {\n    resultFileDeletion(id: $id) { restored { file { id fileName } candidates } lost unaffected }\n  }\n"): (typeof documents)["\n  query ForeseeDeletion($id: ID!) {\n    resultFileDeletion(id: $id) { restored { file { id fileName } candidates } lost unaffected }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Exams { exams { id title date } }"): (typeof documents)["query Exams { exams { id title date } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExamResult($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      candidateId examMark examRank percentage passed\n      exam { id title date }\n      student { candidateId studentName groups }\n    }\n  }\n"): (typeof documents)["\n  query ExamResult($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      candidateId examMark examRank percentage passed\n      exam { id title date }\n      student { candidateId studentName groups }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TopPerformers($examId: ID!) {\n    topPerformers(examId: $examId) {\n      rank\n      result { candidateId percentage examMark exam { id title } student { studentName } }\n    }\n  }\n"): (typeof documents)["\n  query TopPerformers($examId: ID!) {\n    topPerformers(examId: $examId) {\n      rank\n      result { candidateId percentage examMark exam { id title } student { studentName } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateExamInTests($id: ID!, $input: ExamInput!, $version: Int) {\n    updateExam(id: $id, input: $input, version: $version) {\n      __typename\n      ... on ManagedExam { title date fullMarks passPercentage secondSecret topPerformers recheck { until fee } files version }\n      ... on InvalidInput { fields { path message } }\n      ... on ExamConflict { message current { title version state } }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateExamInTests($id: ID!, $input: ExamInput!, $version: Int) {\n    updateExam(id: $id, input: $input, version: $version) {\n      __typename\n      ... on ManagedExam { title date fullMarks passPercentage secondSecret topPerformers recheck { until fee } files version }\n      ... on InvalidInput { fields { path message } }\n      ... on ExamConflict { message current { title version state } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetRelease($examId: ID!, $input: ExamReleaseInput!, $version: Int) {\n    setExamRelease(examId: $examId, input: $input, version: $version) {\n      ... on ManagedExam { id releaseAt announced state }\n      ... on InvalidInput { fields { path message } }\n      ... on ExamConflict { message current { title version state } }\n    }\n  }\n"): (typeof documents)["\n  mutation SetRelease($examId: ID!, $input: ExamReleaseInput!, $version: Int) {\n    setExamRelease(examId: $examId, input: $input, version: $version) {\n      ... on ManagedExam { id releaseAt announced state }\n      ... on InvalidInput { fields { path message } }\n      ... on ExamConflict { message current { title version state } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Withdraw($examId: ID!, $reason: String!, $words: String) {\n    withdrawExam(examId: $examId, reason: $reason, words: $words) {\n      ... on ManagedExam { id state withdrawnAt withdrawnReason withdrawnWords }\n      ... on InvalidInput { fields { path message } }\n      ... on ExamConflict { message current { title version state } }\n    }\n  }\n"): (typeof documents)["\n  mutation Withdraw($examId: ID!, $reason: String!, $words: String) {\n    withdrawExam(examId: $examId, reason: $reason, words: $words) {\n      ... on ManagedExam { id state withdrawnAt withdrawnReason withdrawnWords }\n      ... on InvalidInput { fields { path message } }\n      ... on ExamConflict { message current { title version state } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Reinstate($examId: ID!) {\n    reinstateExam(examId: $examId) {\n      ... on ManagedExam { id state withdrawnAt withdrawnReason releaseAt }\n      ... on ExamConflict { message current { title version state } }\n    }\n  }\n"): (typeof documents)["\n  mutation Reinstate($examId: ID!) {\n    reinstateExam(examId: $examId) {\n      ... on ManagedExam { id state withdrawnAt withdrawnReason releaseAt }\n      ... on ExamConflict { message current { title version state } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MakeLink($examId: ID!, $stagedId: ID) { makeRehearsalLink(examId: $examId, stagedId: $stagedId) }\n"): (typeof documents)["\n  mutation MakeLink($examId: ID!, $stagedId: ID) { makeRehearsalLink(examId: $examId, stagedId: $stagedId) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CorrectOneResult($examId: ID!, $candidateId: String!, $input: ResultValuesInput!, $version: Int) {\n    correctResult(examId: $examId, candidateId: $candidateId, input: $input, version: $version) {\n      __typename\n      ... on StagedExamResults {\n        id fileName examTitle totalRows changedRows\n        isRevision findings { code }\n        sample { candidateId examMark examRank percentage before { examMark examRank percentage } }\n      }\n      ... on InvalidInput { fields { path message } }\n      ... on ResultConflict { message current { version examMark } }\n    }\n  }\n"): (typeof documents)["\n  mutation CorrectOneResult($examId: ID!, $candidateId: String!, $input: ResultValuesInput!, $version: Int) {\n    correctResult(examId: $examId, candidateId: $candidateId, input: $input, version: $version) {\n      __typename\n      ... on StagedExamResults {\n        id fileName examTitle totalRows changedRows\n        isRevision findings { code }\n        sample { candidateId examMark examRank percentage before { examMark examRank percentage } }\n      }\n      ... on InvalidInput { fields { path message } }\n      ... on ResultConflict { message current { version examMark } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StageStudents($file: Upload!, $key: ID) {\n    stageStudents(file: $file, key: $key) {\n      __typename\n      ... on StagedStudents { ...StagedStudentsParts }\n      ... on InvalidCsv { message problemCount errorCount causes { column count rows } problems { row column message } }\n    }\n  }\n  fragment StagedStudentsParts on StagedStudents {\n    id fileName totalRows newRows changedRows unchangedRows expiresAt\n    findings { message count }\n    sample { rowNumber candidateId studentName groups change before { studentName groups } }\n  }\n"): (typeof documents)["\n  mutation StageStudents($file: Upload!, $key: ID) {\n    stageStudents(file: $file, key: $key) {\n      __typename\n      ... on StagedStudents { ...StagedStudentsParts }\n      ... on InvalidCsv { message problemCount errorCount causes { column count rows } problems { row column message } }\n    }\n  }\n  fragment StagedStudentsParts on StagedStudents {\n    id fileName totalRows newRows changedRows unchangedRows expiresAt\n    findings { message count }\n    sample { rowNumber candidateId studentName groups change before { studentName groups } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StagedStudents($id: ID!) { stagedStudents(id: $id) { ...StagedStudentsParts } }\n"): (typeof documents)["\n  query StagedStudents($id: ID!) { stagedStudents(id: $id) { ...StagedStudentsParts } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishStudents($id: ID!, $input: PublishStudentsInput!) {\n    publishStudents(id: $id, input: $input) {\n      __typename\n      ... on StudentUpload { ...StudentUploadParts }\n      ... on InvalidInput { message fields { path message } }\n      ... on StaleStudentsPreview { message preview { ...StagedStudentsParts } }\n    }\n  }\n  fragment StudentUploadParts on StudentUpload {\n    id fileName description totalStudents isActive publishOrder uploadedAt downloadUrl uploadedBy { email }\n  }\n"): (typeof documents)["\n  mutation PublishStudents($id: ID!, $input: PublishStudentsInput!) {\n    publishStudents(id: $id, input: $input) {\n      __typename\n      ... on StudentUpload { ...StudentUploadParts }\n      ... on InvalidInput { message fields { path message } }\n      ... on StaleStudentsPreview { message preview { ...StagedStudentsParts } }\n    }\n  }\n  fragment StudentUploadParts on StudentUpload {\n    id fileName description totalStudents isActive publishOrder uploadedAt downloadUrl uploadedBy { email }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query StudentUploads { studentUploads { ...StudentUploadParts } }"): (typeof documents)["query StudentUploads { studentUploads { ...StudentUploadParts } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StudentUpload($id: ID!) { studentUpload(id: $id) { ...StudentUploadParts } }\n"): (typeof documents)["\n  query StudentUpload($id: ID!) { studentUpload(id: $id) { ...StudentUploadParts } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetStudentUploadActive($id: ID!, $isActive: Boolean!) {\n    setStudentUploadActive(id: $id, isActive: $isActive) { ...StudentUploadParts }\n  }\n"): (typeof documents)["\n  mutation SetStudentUploadActive($id: ID!, $isActive: Boolean!) {\n    setStudentUploadActive(id: $id, isActive: $isActive) { ...StudentUploadParts }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteStudentUploads($ids: [ID!]!) { deleteStudentUploads(ids: $ids) }\n"): (typeof documents)["\n  mutation DeleteStudentUploads($ids: [ID!]!) { deleteStudentUploads(ids: $ids) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ForeseeListDeletion($ids: [ID!]!) {\n    studentUploadDeletion(ids: $ids) { pins { lost replaced } birthDates { lost replaced } }\n  }\n"): (typeof documents)["\n  query ForeseeListDeletion($ids: [ID!]!) {\n    studentUploadDeletion(ids: $ids) { pins { lost replaced } birthDates { lost replaced } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DiscardStagedStudents($id: ID!) { discardStagedStudents(id: $id) }\n"): (typeof documents)["\n  mutation DiscardStagedStudents($id: ID!) { discardStagedStudents(id: $id) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MakePins($id: ID!, $groups: String, $exam: String) {\n    makePins(id: $id, groups: $groups, exam: $exam) {\n      __typename\n      ... on MadePins { count csv cards }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation MakePins($id: ID!, $groups: String, $exam: String) {\n    makePins(id: $id, groups: $groups, exam: $exam) {\n      __typename\n      ... on MadePins { count csv cards }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StageSubjects($file: Upload!, $subjects: [String!]) {\n    staged: stageExamResults(file: $file, subjects: $subjects) {\n      __typename\n      ... on StagedExamResults {\n        id examId newRows changedRows unchangedRows\n        findings { code severity message }\n        subjectColumns { name isTaken problem }\n        sample {\n          candidateId change outcome\n          subjects { name mark isAbsent }\n          before { subjects { name mark isAbsent } }\n        }\n      }\n      ... on InvalidCsv { problems { row column message } subjectColumns { name isTaken problem } }\n    }\n  }\n"): (typeof documents)["\n  mutation StageSubjects($file: Upload!, $subjects: [String!]) {\n    staged: stageExamResults(file: $file, subjects: $subjects) {\n      __typename\n      ... on StagedExamResults {\n        id examId newRows changedRows unchangedRows\n        findings { code severity message }\n        subjectColumns { name isTaken problem }\n        sample {\n          candidateId change outcome\n          subjects { name mark isAbsent }\n          before { subjects { name mark isAbsent } }\n        }\n      }\n      ... on InvalidCsv { problems { row column message } subjectColumns { name isTaken problem } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SubjectsSeen($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      examMark\n      subjects { name mark isAbsent }\n      revisions { subjects { name before { mark isAbsent } after { mark isAbsent } } }\n    }\n    topPerformers(examId: $examId) { result { candidateId subjects { name } } }\n  }\n"): (typeof documents)["\n  query SubjectsSeen($examId: ID!, $candidateId: String!) {\n    examResult(examId: $examId, candidateId: $candidateId) {\n      examMark\n      subjects { name mark isAbsent }\n      revisions { subjects { name before { mark isAbsent } after { mark isAbsent } } }\n    }\n    topPerformers(examId: $examId) { result { candidateId subjects { name } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SubjectsKept($candidateId: String!) {\n    candidateData(candidateId: $candidateId) { export results { version fileName subjects { name mark isAbsent } } }\n  }\n"): (typeof documents)["\n  query SubjectsKept($candidateId: String!) {\n    candidateData(candidateId: $candidateId) { export results { version fileName subjects { name mark isAbsent } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SubjectsOwn { myResults { candidateId subjects { name mark isAbsent } } }\n"): (typeof documents)["\n  query SubjectsOwn { myResults { candidateId subjects { name mark isAbsent } } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UploadsAhead($key: ID!) { uploadsAhead(key: $key) }"): (typeof documents)["query UploadsAhead($key: ID!) { uploadsAhead(key: $key) }"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;