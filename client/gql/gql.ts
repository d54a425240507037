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
    "\n  fragment ContentPictureParts on ContentPicture {\n    alt\n    media { width height sources { width avif webp } }\n  }\n": typeof types.ContentPicturePartsFragmentDoc,
    "\n  query EditableContent { viewer { editableContent } }\n": typeof types.EditableContentDocument,
    "\n  query Presence {\n    viewer { role session { expiresAt } }\n  }\n": typeof types.PresenceDocument,
    "\n  query Root {\n    site {\n      name shortName tagline description publicUrl logoUrl smallLogoUrl logoIsPale brandColor\n      establishedYear phones email address officeHours socialLinks { name url } whatsAppNumber messengerUrl mapEmbedUrl\n      onlineClassUrl onlineFormUrl iosAppUrl androidAppUrl portalLogInUrl portalSignUpUrl analyticsId chatPluginId\n    }\n    viewer { role user { id name email } session { expiresAt } }\n    content { emptyPages }\n  }\n": typeof types.RootDocument,
    "\n  query SessionExpiry {\n    viewer { session { expiresAt } }\n  }\n": typeof types.SessionExpiryDocument,
    "\n  query Person {\n    viewer { user { id } }\n  }\n": typeof types.PersonDocument,
    "\n  mutation RefreshSession {\n    refreshSession { expiresAt }\n  }\n": typeof types.RefreshSessionDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": typeof types.SignOutDocument,
    "\n  mutation SignOutEverywhere {\n    signOutEverywhere\n  }\n": typeof types.SignOutEverywhereDocument,
    "\n  fragment InvitationRow on Invitation {\n    id\n    email\n    name\n    role\n    candidateId\n    delivery\n    createdAt\n    expiresAt\n    isExpired\n    invitedBy { id name email }\n  }\n": typeof types.InvitationRowFragmentDoc,
    "\n  mutation InviteUser($email: String!, $name: String, $role: Role!, $candidateId: String) {\n    inviteUser(email: $email, name: $name, role: $role, candidateId: $candidateId) {\n      __typename\n      ... on Invited { link invitation { ...InvitationRow } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.InviteUserDocument,
    "\n  mutation ResendVerification($email: String!) {\n    resendVerification(email: $email)\n  }\n": typeof types.ResendVerificationDocument,
    "\n  mutation SetUp($token: String, $input: SetUpInput!) {\n    setUp(token: $token, input: $input) {\n      __typename\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.SetUpDocument,
    "\n  mutation UploadLogo($file: Upload!) {\n    uploadMedia(file: $file) {\n      __typename\n      ... on MediaFile { id }\n      ... on InvalidInput { message }\n    }\n  }\n": typeof types.UploadLogoDocument,
    "\n  query Identity { contentItem(collection: \"identity\") { id version data } }\n": typeof types.IdentityDocument,
    "\n  mutation SaveLogo($version: Int!, $data: ContentData!) {\n    saveContent(collection: \"identity\", version: $version, data: $data, publication: NOW) { __typename }\n  }\n": typeof types.SaveLogoDocument,
    "\n  fragment DemoRow on DemoData { entries keptEntries notices resultFiles studentLists accounts invitations staff }\n": typeof types.DemoRowFragmentDoc,
    "\n  query Setup($token: String) {\n    setup(token: $token) {\n      needsAccount\n      isInstituteLocked\n      canAddDemo\n      offersNightlyBackup\n      demo { ...DemoRow }\n    }\n    needsSetup\n  }\n": typeof types.SetupDocument,
    "\n  mutation SignIn($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) {\n      __typename\n      ... on SignedIn {\n        viewer { role user { id name email } session { expiresAt } }\n      }\n      ... on SignInRefused { message }\n      ... on EmailNotConfirmed { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.SignInDocument,
    "\n  fragment ActivityRow on Activity {\n    id\n    at\n    actor\n    action\n    subject\n    subjectId\n    isInvitation\n  }\n": typeof types.ActivityRowFragmentDoc,
    "\n  fragment ContentCollectionParts on ContentCollection {\n    key label section help page hasPreview single max locked lockedData\n    fields { ...ContentFieldParts fields { ...ContentFieldParts } }\n  }\n": typeof types.ContentCollectionPartsFragmentDoc,
    "\n  fragment ContentFieldParts on ContentField {\n    name kind label help required isTranslated maxLength collection options { value label }\n  }\n": typeof types.ContentFieldPartsFragmentDoc,
    "\n  fragment ContentItemRow on ContentItem {\n    id title state version isDemo publishAt savedAt problemCount\n    translation { texts missing hasBegun }\n    unpublishedReferences { title }\n  }\n": typeof types.ContentItemRowFragmentDoc,
    "\n  query ContentItems($collection: ID!) {\n    contentItems(collection: $collection) { ...ContentItemRow }\n  }\n": typeof types.ContentItemsDocument,
    "\n  query ContentPreview($page: String!, $nepaliPage: String!, $id: ID) {\n    contentPreview(page: $page, id: $id)\n    inNepali: contentPreview(page: $nepaliPage, id: $id)\n  }\n": typeof types.ContentPreviewDocument,
    "\n  mutation UploadMedia($file: Upload!) {\n    uploadMedia(file: $file) {\n      __typename\n      ... on MediaFile { id kind url fileName }\n      ... on InvalidInput { message }\n    }\n  }\n": typeof types.UploadMediaDocument,
    "\n  query MediaFile($id: ID!) { mediaFile(id: $id) { id kind url fileName } }\n": typeof types.MediaFileDocument,
    "\n  mutation PublishContent($ids: [ID!]!) { \n    publishContent(ids: $ids) { ...ContentItemRow problems { path message } }\n   }\n": typeof types.PublishContentDocument,
    "\n  mutation SetContentHidden($ids: [ID!]!, $isHidden: Boolean!) {\n    setContentHidden(ids: $ids, isHidden: $isHidden) { ...ContentItemRow }\n  }\n": typeof types.SetContentHiddenDocument,
    "\n  mutation OrderContent($collection: ID!, $ids: [ID!]!, $before: [ID!]) {\n    orderContent(collection: $collection, ids: $ids, before: $before) { id }\n  }\n": typeof types.OrderContentDocument,
    "\n  mutation DeleteContent($ids: [ID!]!) { deleteContent(ids: $ids) }\n": typeof types.DeleteContentDocument,
    "\n  mutation RestoreContent($ids: [ID!]!) { restoreContent(ids: $ids) }\n": typeof types.RestoreContentDocument,
    "\n  mutation SaveContent(\n    $collection: ID!\n    $id: ID\n    $version: Int!\n    $data: ContentData!\n    $publication: ContentPublication!\n    $publishAt: DateTime\n  ) {\n    saveContent(\n      collection: $collection\n      id: $id\n      version: $version\n      data: $data\n      publication: $publication\n      publishAt: $publishAt\n    ) {\n      __typename\n      ... on ContentItem { ...ContentItemRow data problems { path message } unknownNames }\n      ... on InvalidInput { fields { path message } }\n      ... on ContentConflict { message current { ...ContentItemRow data } }\n    }\n  }\n": typeof types.SaveContentDocument,
    "\n  query CourseList {\n    content {\n      courseGroups { id slug name category hue purpose timing times { from to } }\n      courses {\n        id slug title shortDescription longDescription drawing group { id }\n        fee nextBatch seats\n        picture { ...ContentPictureParts }\n      }\n      coursesPage { id intro }\n    }\n  }\n": typeof types.CourseListDocument,
    "\n  fragment DistributionGroup on DistributionOfGroup {\n    name\n    candidates\n    withoutMark\n    passed\n    averagePercentage\n    medianPercentage\n    counts\n  }\n": typeof types.DistributionGroupFragmentDoc,
    "query UploadsAhead($key: ID!) { uploadsAhead(key: $key) }": typeof types.UploadsAheadDocument,
    "\n  fragment CsvProblems on InvalidCsv {\n    message\n    errorCount\n    causes { column message count rows }\n    needsFullMarks\n    isEmpty\n    sheets { name rows }\n    layout { headerRow rows { number cells names } columns { name isRequired } }\n    leaveOut { row reason text }\n    subjectColumns { name isTaken problem }\n    problems { row column message }\n    errorFile { fileName downloadUrl spreadsheetUrl rowCount }\n  }\n": typeof types.CsvProblemsFragmentDoc,
    "\n  fragment StagedFileParts on StagedFile {\n    id\n    fileName\n    totalRows\n    newRows\n    changedRows\n    unchangedRows\n    findings { code severity message count examples }\n    expiresAt\n  }\n": typeof types.StagedFilePartsFragmentDoc,
    "\n  fragment AttachmentLink on NoticeAttachment {\n    id\n    fileName\n    fileType\n    size\n    width\n    height\n    url\n    previewUrl\n  }\n": typeof types.AttachmentLinkFragmentDoc,
    "\n  fragment NoticeCard on Notice {\n    id\n    title\n    description\n    type\n    link\n    publishedAt\n    isPinned\n    attachments { id previewUrl }\n  }\n": typeof types.NoticeCardFragmentDoc,
    "\n  query NoticeBoard {\n    notices(first: 5) { nodes { ...NoticeCard } }\n  }\n": typeof types.NoticeBoardDocument,
    "\n  query News($first: Int!, $after: String) {\n    notices(first: $first, after: $after) {\n      nodes { ...NoticeCard }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.NewsDocument,
    "\n  query Notice($id: ID!) {\n    notice(id: $id) {\n      ...NoticeCard\n      isActive\n      timing\n      attachments { ...AttachmentLink }\n    }\n  }\n": typeof types.NoticeDocument,
    "\n  query Releases {\n    announcedReleases { releaseAt exam { id } }\n  }\n": typeof types.ReleasesDocument,
    "\n  fragment ExamChoice on Exam {\n    id\n    title\n    date\n    secondSecret\n    topPerformers\n    passPercentage\n    recheck { until fee }\n  }\n": typeof types.ExamChoiceFragmentDoc,
    "\n  fragment MarkSheet on ExamResult {\n    candidateId\n    ...ResultValues\n    passed\n    subjects { name mark isAbsent }\n    standing { candidates rank percentile }\n    exam { id title date passPercentage }\n    student { studentName groups }\n    slipPath\n    recheck { state askedAt resolvedAt answer isUndone }\n    withdrawal { withdrawnAt words }\n    revisions {\n      revisedAt\n      reason\n      words\n      before { ...ResultValues ranksByPercentage }\n      after { ...ResultValues ranksByPercentage }\n      subjects { name before { mark isAbsent } after { mark isAbsent } }\n    }\n  }\n": typeof types.MarkSheetFragmentDoc,
    "\n  fragment SheetFacts on ExamFacts {\n    candidates\n    averagePercentage\n    fullMarks\n  }\n": typeof types.SheetFactsFragmentDoc,
    "\n  fragment ResultValues on ResultFields { outcome examMark examRank percentage }\n": typeof types.ResultValuesFragmentDoc,
    "\n  mutation RequestRecheckOfResult(\n    $examId: ID!, $candidateId: String!, $secret: String, $input: RequestRecheckInput!\n  ) {\n    requestRecheck(examId: $examId, candidateId: $candidateId, secret: $secret, input: $input) {\n      __typename\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.RequestRecheckOfResultDocument,
    "\n  query ResultExams {\n    exams { ...ExamChoice }\n    announcedReleases { releaseAt exam { ...ExamChoice } }\n    withdrawnExams { ...ExamChoice }\n  }\n": typeof types.ResultExamsDocument,
    "\n  query TopPerformers($examId: ID!) {\n    topPerformers(examId: $examId) { ...TopPerformerRow }\n    examFacts(examId: $examId) { hasNumericIds ...SheetFacts }\n  }\n": typeof types.TopPerformersDocument,
    "\n  query LookUp($examId: ID!, $candidateId: String!, $secret: String, $proof: String) {\n    examResult(examId: $examId, candidateId: $candidateId, secret: $secret, proof: $proof) {\n      ...MarkSheet\n      trend {\n        exam { title date passPercentage }\n        outcome\n        percentage\n        passed\n        percentile\n      }\n    }\n  }\n": typeof types.LookUpDocument,
    "\n  fragment TopPerformerRow on TopPerformer {\n    rank\n    result {\n      candidateId\n      percentage\n      student { studentName }\n    }\n  }\n": typeof types.TopPerformerRowFragmentDoc,
    "\n  query SecretCoverage($examId: ID!, $stagedId: ID) {\n    secretCoverage(examId: $examId, stagedId: $stagedId) {\n      candidates\n      withoutPin\n      withoutBirthDate\n    }\n  }\n": typeof types.SecretCoverageDocument,
    "\n  fragment VideoCard on Video {\n    id\n    title\n    description\n    publishedAt\n    thumbnail\n    playerUrl\n    watchUrl\n  }\n": typeof types.VideoCardFragmentDoc,
    "\n  query Videos($after: String) {\n    videos(after: $after) {\n      nodes { ...VideoCard }\n      nextPageToken\n      fetchedAt\n      stale\n    }\n  }\n": typeof types.VideosDocument,
    "\n  fragment DownloadPdf on PdfFile {\n    url\n    pages\n    size\n  }\n": typeof types.DownloadPdfFragmentDoc,
    "\n  query Account {\n    viewer { role user { id email candidateLinks { candidateId linkedAt byStaff } } }\n  }\n": typeof types.AccountDocument,
    "\n  mutation UnlinkCandidate($candidateId: String!) {\n    unlinkCandidate(candidateId: $candidateId) { id candidateLinks { candidateId linkedAt byStaff } }\n  }\n": typeof types.UnlinkCandidateDocument,
    "\n  mutation LinkCandidate($candidateId: String!, $secret: String!) {\n    linkCandidate(candidateId: $candidateId, secret: $secret) {\n      __typename\n      ... on User { id candidateLinks { candidateId linkedAt byStaff } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.LinkCandidateDocument,
    "\n  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      __typename\n      ... on PasswordChanged { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation AcceptInvitation($token: String!, $password: String!) {\n    acceptInvitation(token: $token, password: $password) {\n      __typename\n      ... on SignedIn {\n        viewer { role user { id name email } session { expiresAt } }\n      }\n      ... on LinkNotValid { reason message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.AcceptInvitationDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password) {\n      __typename\n      ... on PasswordReset { message }\n      ... on LinkNotValid { reason message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.ResetPasswordDocument,
    "\n  query SignInPage {\n    viewer { role user { email } }\n    needsSetup\n  }\n": typeof types.SignInPageDocument,
    "\n  mutation SignUp($email: String!, $password: String!) {\n    signUp(email: $email, password: $password) {\n      __typename\n      ... on SignUpReceived { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.SignUpDocument,
    "\n  mutation VerifyEmail($token: String!, $password: String!) {\n    verifyEmail(token: $token, password: $password) {\n      __typename\n      ... on EmailVerified { message }\n      ... on LinkNotValid { reason message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.VerifyEmailDocument,
    "\n  query Activities($search: String, $noted: [String!], $who: String, $from: Date, $to: Date, $after: String) {\n    activities(search: $search, noted: $noted, who: $who, from: $from, to: $to, first: 25, after: $after) {\n      nodes { ...ActivityRow }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.ActivitiesDocument,
    "\n  fragment StagedResults on StagedExamResults {\n    ...StagedFileParts\n    examId\n    examTitle\n    examDate\n    secondSecret\n    examVersion\n    releaseAt\n    isRevision\n    unknownStudents\n    subjectColumns { name isTaken problem }\n    sample {\n      rowNumber\n      candidateId\n      studentName\n      outcome\n      examMark\n      examRank\n      percentage\n      subjects { name mark isAbsent }\n      change\n      before { outcome examMark examRank percentage subjects { name mark isAbsent } }\n    }\n  }\n": typeof types.StagedResultsFragmentDoc,
    "\n  query FindStagedResults($id: ID!) {\n    staged: stagedExamResults(id: $id) { ...StagedResults }\n  }\n": typeof types.FindStagedResultsDocument,
    "\n  mutation StageResults($file: Upload!, $key: ID!, $fullMarks: Decimal, $sheet: String, $layout: TableLayoutInput, $subjects: [String!], $takesRemarks: Boolean) {\n    staged: stageExamResults(\n      file: $file, key: $key, fullMarks: $fullMarks, sheet: $sheet, layout: $layout, subjects: $subjects,\n      takesRemarks: $takesRemarks\n    ) {\n      __typename\n      ...StagedResults\n      ...CsvProblems\n    }\n  }\n": typeof types.StageResultsDocument,
    "\n  mutation PublishResults($id: ID!, $input: PublishExamResultsInput!) {\n    published: publishExamResults(id: $id, input: $input) {\n      __typename\n      ... on ExamResultFile { id totalRows: totalResults }\n      ... on InvalidInput { fields { path message } }\n      ... on StalePreview { message preview { ...StagedResults } }\n    }\n  }\n": typeof types.PublishResultsDocument,
    "\n  mutation DiscardResults($id: ID!) {\n    discarded: discardStagedExamResults(id: $id)\n  }\n": typeof types.DiscardResultsDocument,
    "\n  query Candidate($candidateId: String!) {\n    candidateData(candidateId: $candidateId) {\n      candidateId\n      results {\n        examId examTitle examDate fileName isPublished isWithdrawn publishedAt uploadedBy releaseAt isShown\n        outcome examMark percentage examRank ranksByPercentage subjects { name mark isAbsent }\n      }\n      listEntries { fileName isPublished publishedAt isActive studentName groups }\n      rechecks { id examId contact isOpen askedAt }\n      slips { code issuedAt }\n      link { userId email linkedAt }\n      invitation { email name invitedAt }\n    }\n  }\n": typeof types.CandidateDocument,
    "\n  fragment CorrectableRow on KeptResult {\n    version outcome examMark examRank ranksByPercentage percentage subjects { name mark isAbsent }\n  }\n": typeof types.CorrectableRowFragmentDoc,
    "\n  query CorrectableResult($candidateId: String!) {\n    candidateData(candidateId: $candidateId) {\n      candidateId\n      results { examId examTitle isShown ...CorrectableRow }\n      listEntries { isPublished isActive studentName }\n    }\n  }\n": typeof types.CorrectableResultDocument,
    "\n  mutation CorrectResult($examId: ID!, $candidateId: String!, $input: ResultValuesInput!, $version: Int) {\n    correctResult(examId: $examId, candidateId: $candidateId, input: $input, version: $version) {\n      __typename\n      ... on StagedExamResults { id }\n      ... on InvalidInput { fields { path message } }\n      ... on ResultConflict { message current { ...CorrectableRow } }\n    }\n  }\n": typeof types.CorrectResultDocument,
    "\n  fragment DashboardCounts on Dashboard {\n    students\n    studentUploads\n    studyMaterials\n    activeNotices\n    inactiveNotices\n    resultFiles\n    exams\n  }\n": typeof types.DashboardCountsFragmentDoc,
    "\n  fragment DashboardTasks on Dashboard {\n    waitingUploads { id kind fileName totalRows uploadedBy expiresAt }\n    openRechecks\n    upcomingReleases { id title releaseAt }\n  }\n": typeof types.DashboardTasksFragmentDoc,
    "\n  fragment FileStoreProblems on FileStoreStatus {\n    storedFiles\n    namedFiles\n    missingFiles\n    orphanedFiles\n    heldSince\n    isAllowed\n  }\n": typeof types.FileStoreProblemsFragmentDoc,
    "\n  fragment SystemChecks on Dashboard {\n    system { name state text }\n  }\n": typeof types.SystemChecksFragmentDoc,
    "\n  fragment DashboardMissing on Dashboard {\n    missingContent { collection itemId text }\n  }\n": typeof types.DashboardMissingFragmentDoc,
    "\n  query Dashboard {\n    dashboard {\n      ...DashboardCounts\n      ...DashboardTasks\n      isDemoAccount\n      demo { entries }\n      fileStore { ...FileStoreProblems }\n      ...SystemChecks\n      nightlyBackup { at isLocked }\n      ...DashboardMissing\n      recentActivity(first: 12) { ...ActivityRow }\n    }\n  }\n": typeof types.DashboardDocument,
    "\n  mutation SetNightlyBackup($isOn: Boolean!) { setNightlyBackup(isOn: $isOn) { at } }\n": typeof types.SetNightlyBackupDocument,
    "\n  mutation AllowFileCleanUp($orphanedFiles: Int!) { allowFileCleanUp(orphanedFiles: $orphanedFiles) }\n": typeof types.AllowFileCleanUpDocument,
    "\n  query ExamList($examId: ID!, $group: String) {\n    managedExam(id: $examId) { id title date passPercentage }\n    examResults(examId: $examId, group: $group) {\n      candidateId\n      studentName\n      groups\n      outcome\n      examMark\n      percentage\n      passed\n      rank\n    }\n  }\n": typeof types.ExamListDocument,
    "\n  fragment ManagedExamValues on ManagedExam {\n    id\n    title\n    date\n    fullMarks\n    passPercentage\n    version\n    state\n    releaseAt\n    announced\n    withdrawnAt\n    withdrawnReason\n    withdrawnWords\n    files\n    recheck { until fee }\n  }\n": typeof types.ManagedExamValuesFragmentDoc,
    "\n  query ManagedExam($examId: ID!) {\n    managedExam(id: $examId) {\n      ...ManagedExamValues\n      checks { kind state text }\n      groups { name candidates }\n    }\n    examDistribution(examId: $examId) {\n      examId\n      title\n      date\n      passPercentage\n      all { ...DistributionGroup }\n      groups { ...DistributionGroup }\n    }\n  }\n": typeof types.ManagedExamDocument,
    "\n  mutation UpdateExam($id: ID!, $input: ExamInput!, $version: Int) {\n    updateExam(id: $id, input: $input, version: $version) {\n      __typename\n      ... on ManagedExam { ...ManagedExamValues secondSecret topPerformers }\n      ... on InvalidInput { fields { path message } }\n      ... on ExamConflict { message current { ...ManagedExamValues secondSecret topPerformers } }\n    }\n  }\n": typeof types.UpdateExamDocument,
    "\n  mutation SetExamRelease($examId: ID!, $input: ExamReleaseInput!, $version: Int) {\n    setExamRelease(examId: $examId, input: $input, version: $version) {\n      __typename\n      ... on ManagedExam { ...ManagedExamValues }\n      ... on InvalidInput { fields { path message } }\n      ... on ExamConflict { message current { ...ManagedExamValues } }\n    }\n  }\n": typeof types.SetExamReleaseDocument,
    "\n  mutation WithdrawExam($examId: ID!, $reason: String!, $words: String) {\n    withdrawExam(examId: $examId, reason: $reason, words: $words) {\n      __typename\n      ... on ManagedExam { ...ManagedExamValues }\n      ... on InvalidInput { fields { path message } }\n      ... on ExamConflict { message current { ...ManagedExamValues } }\n    }\n  }\n": typeof types.WithdrawExamDocument,
    "\n  mutation ReinstateExam($examId: ID!) {\n    reinstateExam(examId: $examId) {\n      __typename\n      ... on ManagedExam { ...ManagedExamValues }\n      ... on ExamConflict { message current { ...ManagedExamValues } }\n    }\n  }\n": typeof types.ReinstateExamDocument,
    "\n  mutation MakeRehearsalLink($examId: ID!) { makeRehearsalLink(examId: $examId) }\n": typeof types.MakeRehearsalLinkDocument,
    "\n  query ManagedExams {\n    managedExams { id title date fullMarks passPercentage files state }\n  }\n": typeof types.ManagedExamsDocument,
    "\n  query Invitations($after: String) {\n    invitations(first: 25, after: $after) {\n      totalCount\n      nodes { ...InvitationRow }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.InvitationsDocument,
    "\n  mutation ResendInvitation($id: ID!) {\n    resendInvitation(id: $id) {\n      __typename\n      ... on Invited { link invitation { ...InvitationRow } }\n      ... on InvalidInput { message }\n    }\n  }\n": typeof types.ResendInvitationDocument,
    "\n  mutation RevokeInvitation($id: ID!) { revokeInvitation(id: $id) }\n": typeof types.RevokeInvitationDocument,
    "\n  fragment InvitationPlanParts on InvitationPlan {\n    fingerprint\n    toInvite\n    toLink\n    unchanged\n    withoutCandidateId\n    isMailed\n    notes\n    students { row email name candidateId effect }\n  }\n": typeof types.InvitationPlanPartsFragmentDoc,
    "\n  mutation InviteStudents($file: Upload!, $sheet: String, $fingerprint: String) {\n    inviteStudents(file: $file, sheet: $sheet, fingerprint: $fingerprint) {\n      __typename\n      ... on StudentsInvited { invited linked }\n      ...InvitationPlanParts\n      ...CsvProblems\n    }\n  }\n": typeof types.InviteStudentsDocument,
    "\n  mutation UploadAttachment($id: ID!, $file: Upload!) {\n    uploadAttachment(id: $id, file: $file) {\n      __typename\n      ... on NoticeAttachment { ...AttachmentLink }\n      ... on InvalidInput { message }\n    }\n  }\n": typeof types.UploadAttachmentDocument,
    "\n  fragment ManagedNotice on Notice {\n    id\n    title\n    description\n    type\n    link\n    publishedAt\n    expiresAt\n    isPinned\n    isActive\n    timing\n    translation { missing texts hasBegun }\n    attachments { ...AttachmentLink }\n  }\n": typeof types.ManagedNoticeFragmentDoc,
    "\n  fragment EditedNotice on Notice {\n    id\n    texts { title description nepaliTitle nepaliDescription }\n    type\n    link\n    publishedAt\n    expiresAt\n    isPinned\n    timing\n    version\n    attachments { ...AttachmentLink }\n  }\n": typeof types.EditedNoticeFragmentDoc,
    "\n  query ManagedNotices($first: Int!, $after: String, $search: String) {\n    allNotices(first: $first, after: $after, search: $search) {\n      nodes { ...ManagedNotice }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": typeof types.ManagedNoticesDocument,
    "\n  mutation CreateNotice($id: ID!, $input: NoticeInput!) {\n    createNotice(id: $id, input: $input) {\n      __typename\n      ... on NoticeConflict { message current { ...EditedNotice } }\n      ... on Notice { id }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.CreateNoticeDocument,
    "\n  mutation UpdateNotice($id: ID!, $version: Int, $input: NoticeInput!) {\n    updateNotice(id: $id, version: $version, input: $input) {\n      __typename\n      ... on NoticeConflict { message current { ...EditedNotice } }\n      ... on Notice { ...ManagedNotice }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.UpdateNoticeDocument,
    "\n  mutation DeleteNotices($ids: [ID!]!) { deleteNotices(ids: $ids) }\n": typeof types.DeleteNoticesDocument,
    "\n  query NoticeToEdit($id: ID!) {\n    notice(id: $id) { ...EditedNotice }\n  }\n": typeof types.NoticeToEditDocument,
    "\n  mutation SetNoticeActive($id: ID!, $isActive: Boolean!) {\n    setNoticeActive(id: $id, isActive: $isActive) { id isActive }\n  }\n": typeof types.SetNoticeActiveDocument,
    "\n  query PersonalData($accountId: ID!, $isAccount: Boolean!, $candidateId: String!, $isCandidate: Boolean!) {\n    accountData(id: $accountId) @include(if: $isAccount) { ...AccountData }\n    candidateData(candidateId: $candidateId) @include(if: $isCandidate) { ...CandidateData }\n    viewer { user { id } }\n  }\n": typeof types.PersonalDataDocument,
    "\n  fragment AccountData on AccountData {\n    user { id email name role createdAt }\n    sessions\n    notices\n    uploads\n    activities\n    candidateIds\n    rechecks\n    invitedAt\n  }\n": typeof types.AccountDataFragmentDoc,
    "\n  fragment CandidateData on CandidateData {\n    candidateId\n    results { examId examTitle fileName isPublished isWithdrawn releaseAt outcome examMark percentage }\n    listEntries { fileName isPublished isActive studentName groups }\n    entries { collection title lines isOwn }\n    rechecks { id examId contact isOpen askedAt }\n    link { email linkedAt }\n    invitation { email name invitedAt }\n    slips { code issuedAt }\n  }\n": typeof types.CandidateDataFragmentDoc,
    "\n  query ExportAccount($id: ID!) { accountData(id: $id) { export } }\n": typeof types.ExportAccountDocument,
    "\n  query ExportCandidate($candidateId: String!) { candidateData(candidateId: $candidateId) { export } }\n": typeof types.ExportCandidateDocument,
    "\n  mutation DeleteUser($id: ID!, $confirmation: String!) {\n    deleteUser(id: $id, confirmation: $confirmation) {\n      __typename\n      ... on LastAdmin { message }\n      ... on InvalidInput { message fields { path message } }\n    }\n  }\n": typeof types.DeleteUserDocument,
    "\n  mutation DeleteCandidateData($candidateId: String!, $confirmation: String!) {\n    deleteCandidateData(candidateId: $candidateId, confirmation: $confirmation) {\n      __typename\n      ... on InvalidInput { message fields { path message } }\n    }\n  }\n": typeof types.DeleteCandidateDataDocument,
    "\n  fragment RecheckParts on RecheckRequest {\n    id\n    version\n    examId\n    examTitle\n    candidateId\n    studentName\n    contact\n    words\n    isProven\n    state\n    askedAt\n    resolvedAt\n    resolvedBy\n    answer\n    fileName\n    history {\n      fileId fileName isPublished isWithdrawn isShown publishedAt releaseAt outcome examMark examRank ranksByPercentage percentage\n    }\n  }\n": typeof types.RecheckPartsFragmentDoc,
    "\n  query Recheck($id: ID!) { recheckRequest(id: $id) { ...RecheckParts } }\n": typeof types.RecheckDocument,
    "\n  mutation AnswerRecheckRequest($id: ID!, $input: RecheckAnswerInput!, $version: Int) {\n    answerRecheck(id: $id, input: $input, version: $version) {\n      __typename\n      ... on RecheckRequest { ...RecheckParts }\n      ... on RecheckConflict { message current { ...RecheckParts } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.AnswerRecheckRequestDocument,
    "\n  mutation CloseRecheckRequest($id: ID!) {\n    closeRecheck(id: $id) {\n      __typename\n      ... on RecheckRequest { ...RecheckParts }\n      ... on RecheckConflict { message current { ...RecheckParts } }\n    }\n  }\n": typeof types.CloseRecheckRequestDocument,
    "\n  query RecheckExams { recheckExams { id title open resolved } }\n": typeof types.RecheckExamsDocument,
    "\n  query RecheckList($examId: ID!) {\n    recheckRequests(examId: $examId) {\n      id\n      examTitle\n      candidateId\n      studentName\n      contact\n      isProven\n      state\n      askedAt\n      values { outcome examMark examRank percentage }\n    }\n  }\n": typeof types.RecheckListDocument,
    "\n  mutation DeleteResultFile($id: ID!) {\n    deleteResultFile(id: $id)\n  }\n": typeof types.DeleteResultFileDocument,
    "\n  mutation LiftSecretLimit($candidateId: String!) {\n    liftSecretLimit(candidateId: $candidateId)\n  }\n": typeof types.LiftSecretLimitDocument,
    "\n  fragment ResultFileRow on ExamResultFile {\n    id\n    fileName\n    examId\n    examTitle\n    examDate\n    totalResults\n    exam { id version secondSecret topPerformers state releaseAt }\n    shownResults\n    uploadedAt\n    uploadedBy { id name email }\n  }\n": typeof types.ResultFileRowFragmentDoc,
    "\n  query ResultFiles {\n    resultFiles { ...ResultFileRow }\n  }\n": typeof types.ResultFilesDocument,
    "\n  query ResultFileDownload($id: ID!) {\n    file: resultFile(id: $id) { id fileName downloadUrl }\n  }\n": typeof types.ResultFileDownloadDocument,
    "\n  query ResultFileDeletion($id: ID!) {\n    resultFileDeletion(id: $id) {\n      restored { file { id fileName } candidates }\n      lost\n      unaffected\n    }\n  }\n": typeof types.ResultFileDeletionDocument,
    "\n  query Search($text: String!) {\n    search(text: $text) {\n      candidates { candidateId studentName groups }\n      exams { id title date }\n      notices { id title isActive timing publishedAt }\n      users { id email name role }\n    }\n  }\n": typeof types.SearchDocument,
    "\n  mutation RemoveDemo { removeDemo }\n": typeof types.RemoveDemoDocument,
    "\n  query StudentGroups($id: ID!) {\n    studentUpload(id: $id) { id groups { name students } }\n  }\n": typeof types.StudentGroupsDocument,
    "\n  mutation MakePins($id: ID!, $groups: String, $exam: String) {\n    makePins(id: $id, groups: $groups, exam: $exam) {\n      __typename\n      ... on MadePins { count csv cards }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.MakePinsDocument,
    "\n  fragment StudentUploadRow on StudentUpload {\n    id\n    fileName\n    description\n    totalStudents\n    uploadedAt\n    uploadedBy { id name email }\n    isActive\n    publishOrder\n  }\n": typeof types.StudentUploadRowFragmentDoc,
    "\n  query StudentUploads {\n    studentUploads { ...StudentUploadRow }\n  }\n": typeof types.StudentUploadsDocument,
    "\n  query StudentUploadDownload($id: ID!) {\n    file: studentUpload(id: $id) { id fileName downloadUrl }\n  }\n": typeof types.StudentUploadDownloadDocument,
    "\n  query StudentUploadDeletion($ids: [ID!]!) {\n    studentUploadDeletion(ids: $ids) {\n      pins { lost replaced }\n      birthDates { lost replaced }\n    }\n  }\n": typeof types.StudentUploadDeletionDocument,
    "\n  mutation SetStudentUploadActive($id: ID!, $isActive: Boolean!) {\n    setStudentUploadActive(id: $id, isActive: $isActive) { id isActive }\n  }\n": typeof types.SetStudentUploadActiveDocument,
    "\n  mutation DeleteStudentUploads($ids: [ID!]!) { deleteStudentUploads(ids: $ids) }\n": typeof types.DeleteStudentUploadsDocument,
    "\n  fragment StagedStudents on StagedStudents {\n    ...StagedFileParts\n    sample {\n      rowNumber\n      candidateId\n      studentName\n      groups\n      change\n      before { studentName groups }\n    }\n  }\n": typeof types.StagedStudentsFragmentDoc,
    "\n  query FindStagedStudents($id: ID!) {\n    staged: stagedStudents(id: $id) { ...StagedStudents }\n  }\n": typeof types.FindStagedStudentsDocument,
    "\n  mutation StageStudents($file: Upload!, $key: ID!, $sheet: String, $layout: TableLayoutInput) {\n    staged: stageStudents(file: $file, key: $key, sheet: $sheet, layout: $layout) {\n      __typename\n      ...StagedStudents\n      ...CsvProblems\n    }\n  }\n": typeof types.StageStudentsDocument,
    "\n  mutation PublishStudents($id: ID!, $input: PublishStudentsInput!) {\n    published: publishStudents(id: $id, input: $input) {\n      __typename\n      ... on StudentUpload { id totalRows: totalStudents }\n      ... on InvalidInput { fields { path message } }\n      ... on StaleStudentsPreview { message preview { ...StagedStudents } }\n    }\n  }\n": typeof types.PublishStudentsDocument,
    "\n  mutation DiscardStudents($id: ID!) {\n    discarded: discardStagedStudents(id: $id)\n  }\n": typeof types.DiscardStudentsDocument,
    "\n  fragment UserRow on User {\n    id\n    email\n    name\n    role\n    version\n    createdAt\n    emailVerifiedAt\n    disabledAt\n    openSessions\n    lastSeenAt\n    candidateLinks { candidateId linkedAt byStaff }\n  }\n": typeof types.UserRowFragmentDoc,
    "\n  query Users($search: String, $after: String) {\n    users(search: $search, first: 25, after: $after) {\n      totalCount\n      nodes { ...UserRow }\n      pageInfo { hasNextPage endCursor }\n    }\n    viewer { user { id } }\n  }\n": typeof types.UsersDocument,
    "\n  mutation SetUserRole($id: ID!, $role: Role!, $version: Int) {\n    setUserRole(id: $id, role: $role, version: $version) {\n      __typename\n      ... on User { ...UserRow }\n      ... on UserConflict { message current { ...UserRow } }\n      ... on LastAdmin { message }\n    }\n  }\n": typeof types.SetUserRoleDocument,
    "\n  mutation SetUserDisabled($id: ID!, $isDisabled: Boolean!) {\n    setUserDisabled(id: $id, isDisabled: $isDisabled) {\n      __typename\n      ... on User { ...UserRow }\n      ... on LastAdmin { message }\n    }\n  }\n": typeof types.SetUserDisabledDocument,
    "\n  mutation LinkCandidateToUser($userId: ID!, $candidateId: String!) {\n    linkCandidateToUser(userId: $userId, candidateId: $candidateId) {\n      __typename\n      ... on User { ...UserRow }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.LinkCandidateToUserDocument,
    "\n  mutation UnlinkCandidateFromUser($userId: ID!, $candidateId: String!) {\n    unlinkCandidateFromUser(userId: $userId, candidateId: $candidateId) { ...UserRow }\n  }\n": typeof types.UnlinkCandidateFromUserDocument,
    "\n  mutation EndUserSessions($id: ID!) {\n    endUserSessions(id: $id) { ...UserRow }\n  }\n": typeof types.EndUserSessionsDocument,
    "\n  query AdminVideos {\n    videoSource { kind channelId }\n    contentItems(collection: \"chosenVideos\") { ...ContentItemRow }\n    content { chosenVideos { id address place } }\n  }\n": typeof types.AdminVideosDocument,
    "\n  query WebsiteCollection($collection: ID!) {\n    contentCollection(key: $collection) { ...ContentCollectionParts }\n    contentCollections { key label section page }\n    contentItems(collection: $collection) { ...ContentItemRow }\n    deletedItems: contentItems(collection: $collection, deleted: true) { id title }\n    contentItem(collection: $collection) {\n      ...ContentItemRow\n      data problems { path message } unknownNames\n      versions { number savedAt author publishAt isScheduled data }\n    }\n  }\n": typeof types.WebsiteCollectionDocument,
    "\n  query WebsiteItem($collection: ID!, $id: ID) {\n    contentCollection(key: $collection) { ...ContentCollectionParts }\n    contentItem(collection: $collection, id: $id) {\n      ...ContentItemRow\n      data problems { path message } unknownNames\n      versions { number savedAt author publishAt isScheduled data }\n    }\n  }\n": typeof types.WebsiteItemDocument,
    "\n  fragment PaymentsReadParts on PaymentsRead {\n    lines\n    notes\n    payments { row candidateId isKnown amount day receiptNumber method change before sameAs }\n  }\n": typeof types.PaymentsReadPartsFragmentDoc,
    "\n  mutation ReadPayments($file: Upload!, $sheet: String, $lines: [String!]!) {\n    readPayments(file: $file, sheet: $sheet, lines: $lines) {\n      __typename\n      ...PaymentsReadParts\n      ...CsvProblems\n    }\n  }\n": typeof types.ReadPaymentsDocument,
    "\n  query Website {\n    contentCollections { key label section help single locked itemCount draftCount }\n  }\n": typeof types.WebsiteDocument,
    "\n  query Achievements {\n    content {\n      achievementsPage {\n        id intro\n        figures { label value }\n      }\n      achievementYears {\n        id title year hue summary selected of scholarships\n        badges { body meaning selected of }\n        picture { ...ContentPictureParts }\n        toppers { name reached from photo { ...ContentPictureParts } }\n      }\n    }\n  }\n": typeof types.AchievementsDocument,
    "\n  query Contact {\n    content { contactPage { intro emailNote addressNote visitLead visitPlan { title text } } }\n  }\n": typeof types.ContactDocument,
    "\n  query Course {\n    content {\n      courseGroups { id category hue timing times { from to } }\n      courses {\n        id slug title degree shortDescription longDescription drawing group { id }\n        duration eligibility exam marks { subject marks } questions\n        fee nextBatch seats timetable teacher\n        picture { ...ContentPictureParts }\n      }\n    }\n    site { phones }\n  }\n": typeof types.CourseDocument,
    "\n  query Faculty {\n    content {\n      administrativeTeam { id name designation bio photo { ...ContentPictureParts } }\n      departments { id name slug motto picture }\n      teachers {\n        id name designation specialization bio department { id }\n        photo { ...ContentPictureParts }\n      }\n      facultyPage { defaultBio highlights { title text } }\n    }\n  }\n": typeof types.FacultyDocument,
    "\n  query HomeCourses {\n    content {\n      courseGroups { id slug name hue purpose timing times { from to } }\n      courses { id slug title shortName homePosition group { id } }\n      coursesPage { id homeIntro }\n    }\n  }\n": typeof types.HomeCoursesDocument,
    "\n  query NewestExam {\n    exams { id title date }\n    announcedReleases { releaseAt exam { id title } }\n  }\n": typeof types.NewestExamDocument,
    "\n  query ExamIds($examId: ID!) {\n    examFacts(examId: $examId) { hasNumericIds }\n  }\n": typeof types.ExamIdsDocument,
    "\n  query Home {\n    content {\n      homePage {\n        id picture { ...ContentPictureParts }\n        reasonsIntro appText counselingText\n        statistics { label value shape dots filledDots legend }\n        reasons { title text drawing }\n      }\n    }\n  }\n": typeof types.HomeDocument,
    "\n  query Infrastructure {\n    content {\n      infrastructurePage {\n        id intro hours opens closes\n        photo { ...ContentPictureParts }\n        figures { label value picture }\n        facilities { title floor text amount unit photo { ...ContentPictureParts } }\n        features { title text icon }\n        amenities { title text icon }\n      }\n    }\n  }\n": typeof types.InfrastructureDocument,
    "\n  query Legal {\n    content {\n      privacyPolicyPage { additions sections { title text } changedOn }\n      termsOfServicePage { additions sections { title text } changedOn }\n      cookiesPolicyPage { additions sections { title text } changedOn }\n    }\n  }\n": typeof types.LegalDocument,
    "\n  query Mission {\n    content {\n      missionPage { id mission vision values { name text } philosophy commitments }\n    }\n  }\n": typeof types.MissionDocument,
    "\n  query OnlineClass {\n    content {\n      onlineClassPage {\n        intro app withoutApp browser withoutBrowser featuresLead features { title when text } supportLead\n      }\n    }\n  }\n": typeof types.OnlineClassDocument,
    "\n  query Overview {\n    content {\n      overviewPage {\n        id legacyIntro legacyDrawing facilitiesIntro facilities\n        figures { label value picture }\n        milestones { year title text }\n        recognitions { title by text }\n      }\n    }\n  }\n": typeof types.OverviewDocument,
    "\n  query Testimonials {\n    content {\n      testimonials { id name course content rating photo { ...ContentPictureParts } }\n      successStories { id title content name achievement photo { ...ContentPictureParts } }\n    }\n  }\n": typeof types.TestimonialsDocument,
    "\n  query VerifySlip($code: String!, $proof: String) {\n    verifyResultSlip(code: $code, proof: $proof) {\n      state\n      revisedAt\n      slip {\n        code\n        issuedAt\n        institute\n        candidateId\n        studentName\n        groups\n        examId\n        examTitle\n        examDate\n        ...ResultValues\n        fullMarks\n        passPercentage\n        passed\n        subjects { name mark isAbsent }\n      }\n    }\n  }\n": typeof types.VerifySlipDocument,
    "\n  fragment AssignmentRow on Assignment {\n    id\n    title\n    subject\n    task\n    status\n    dueAt\n    submittedOn\n    marks\n    fullMarks\n  }\n": typeof types.AssignmentRowFragmentDoc,
    "\n  query Assignments {\n    assignments { ...AssignmentRow }\n  }\n": typeof types.AssignmentsDocument,
    "\n  query EmptyStudentPages { emptyStudentPages }\n": typeof types.EmptyStudentPagesDocument,
    "\n  query StudentLinks {\n    site { ...OutsideLinks }\n    outsideLinks { id label about url }\n  }\n": typeof types.StudentLinksDocument,
    "\n  fragment OutsideLinks on Site {\n    phones\n    portalLogInUrl\n    onlineClassUrl\n    onlineFormUrl\n    androidAppUrl\n    iosAppUrl\n  }\n": typeof types.OutsideLinksFragmentDoc,
    "\n  query Materials {\n    studyMaterials { id title kind summary pdf { ...DownloadPdf } }\n  }\n": typeof types.MaterialsDocument,
    "\n  query Papers {\n    previousPapers { id title course heldOn questionCount minutes pdf { ...DownloadPdf } }\n  }\n": typeof types.PapersDocument,
    "\n  query Payments {\n    payments { ...PaymentRow }\n    howToPay\n    site { phones officeHours address }\n  }\n": typeof types.PaymentsDocument,
    "\n  fragment PaymentRow on Payment {\n    id\n    term\n    amount\n    period\n    status\n    dueOn\n    paidOn\n    method\n    receiptNumber\n    receiptUrl\n  }\n": typeof types.PaymentRowFragmentDoc,
    "\n  query Portal {\n    viewer { user { id name } }\n    content { emptyPages }\n    emptyStudentPages\n    examSchedule { ...ExamRow }\n    assignments { ...AssignmentRow }\n    payments { ...PaymentRow }\n    notices(first: 1) { nodes { id title type publishedAt } }\n  }\n": typeof types.PortalDocument,
    "\n  query QuestionBank {\n    questionBank { id subject questionCount chapters pdf { ...DownloadPdf } }\n  }\n": typeof types.QuestionBankDocument,
    "\n  query OwnResults {\n    myResults { ...MarkSheet }\n    viewer { user { id candidateLinks { candidateId linkedAt byStaff } } }\n    site { name phones }\n  }\n": typeof types.OwnResultsDocument,
    "\n  fragment ExamRow on ScheduledExam {\n    id\n    title\n    startsAt\n    endsAt\n    place\n    covers\n    questionCount\n  }\n": typeof types.ExamRowFragmentDoc,
    "\n  query Schedule {\n    examSchedule { ...ExamRow }\n  }\n": typeof types.ScheduleDocument,
    "\n  query Syllabus {\n    syllabus { id course programs weeks lessonMinutes subjects { name lessons topics } pdf { ...DownloadPdf } }\n  }\n": typeof types.SyllabusDocument,
    "\n  query ExamDistribution($examId: ID!) {\n    examDistribution(examId: $examId) {\n      examId\n      title\n      date\n      passPercentage\n      all { ...DistributionGroup }\n      groups { ...DistributionGroup }\n    }\n  }\n": typeof types.ExamDistributionDocument,
    "\n  query Teacher {\n    examDuties { ...DutyRow }\n    exams { id title date }\n  }\n": typeof types.TeacherDocument,
    "\n  fragment DutyRow on ExamDuty {\n    reportAt\n    invigilators\n    exam { id title startsAt endsAt place questionCount }\n  }\n": typeof types.DutyRowFragmentDoc,
};
const documents: Documents = {
    "\n  fragment ContentPictureParts on ContentPicture {\n    alt\n    media { width height sources { width avif webp } }\n  }\n": types.ContentPicturePartsFragmentDoc,
    "\n  query EditableContent { viewer { editableContent } }\n": types.EditableContentDocument,
    "\n  query Presence {\n    viewer { role session { expiresAt } }\n  }\n": types.PresenceDocument,
    "\n  query Root {\n    site {\n      name shortName tagline description publicUrl logoUrl smallLogoUrl logoIsPale brandColor\n      establishedYear phones email address officeHours socialLinks { name url } whatsAppNumber messengerUrl mapEmbedUrl\n      onlineClassUrl onlineFormUrl iosAppUrl androidAppUrl portalLogInUrl portalSignUpUrl analyticsId chatPluginId\n    }\n    viewer { role user { id name email } session { expiresAt } }\n    content { emptyPages }\n  }\n": types.RootDocument,
    "\n  query SessionExpiry {\n    viewer { session { expiresAt } }\n  }\n": types.SessionExpiryDocument,
    "\n  query Person {\n    viewer { user { id } }\n  }\n": types.PersonDocument,
    "\n  mutation RefreshSession {\n    refreshSession { expiresAt }\n  }\n": types.RefreshSessionDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": types.SignOutDocument,
    "\n  mutation SignOutEverywhere {\n    signOutEverywhere\n  }\n": types.SignOutEverywhereDocument,
    "\n  fragment InvitationRow on Invitation {\n    id\n    email\n    name\n    role\n    candidateId\n    delivery\n    createdAt\n    expiresAt\n    isExpired\n    invitedBy { id name email }\n  }\n": types.InvitationRowFragmentDoc,
    "\n  mutation InviteUser($email: String!, $name: String, $role: Role!, $candidateId: String) {\n    inviteUser(email: $email, name: $name, role: $role, candidateId: $candidateId) {\n      __typename\n      ... on Invited { link invitation { ...InvitationRow } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.InviteUserDocument,
    "\n  mutation ResendVerification($email: String!) {\n    resendVerification(email: $email)\n  }\n": types.ResendVerificationDocument,
    "\n  mutation SetUp($token: String, $input: SetUpInput!) {\n    setUp(token: $token, input: $input) {\n      __typename\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.SetUpDocument,
    "\n  mutation UploadLogo($file: Upload!) {\n    uploadMedia(file: $file) {\n      __typename\n      ... on MediaFile { id }\n      ... on InvalidInput { message }\n    }\n  }\n": types.UploadLogoDocument,
    "\n  query Identity { contentItem(collection: \"identity\") { id version data } }\n": types.IdentityDocument,
    "\n  mutation SaveLogo($version: Int!, $data: ContentData!) {\n    saveContent(collection: \"identity\", version: $version, data: $data, publication: NOW) { __typename }\n  }\n": types.SaveLogoDocument,
    "\n  fragment DemoRow on DemoData { entries keptEntries notices resultFiles studentLists accounts invitations staff }\n": types.DemoRowFragmentDoc,
    "\n  query Setup($token: String) {\n    setup(token: $token) {\n      needsAccount\n      isInstituteLocked\n      canAddDemo\n      offersNightlyBackup\n      demo { ...DemoRow }\n    }\n    needsSetup\n  }\n": types.SetupDocument,
    "\n  mutation SignIn($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) {\n      __typename\n      ... on SignedIn {\n        viewer { role user { id name email } session { expiresAt } }\n      }\n      ... on SignInRefused { message }\n      ... on EmailNotConfirmed { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.SignInDocument,
    "\n  fragment ActivityRow on Activity {\n    id\n    at\n    actor\n    action\n    subject\n    subjectId\n    isInvitation\n  }\n": types.ActivityRowFragmentDoc,
    "\n  fragment ContentCollectionParts on ContentCollection {\n    key label section help page hasPreview single max locked lockedData\n    fields { ...ContentFieldParts fields { ...ContentFieldParts } }\n  }\n": types.ContentCollectionPartsFragmentDoc,
    "\n  fragment ContentFieldParts on ContentField {\n    name kind label help required isTranslated maxLength collection options { value label }\n  }\n": types.ContentFieldPartsFragmentDoc,
    "\n  fragment ContentItemRow on ContentItem {\n    id title state version isDemo publishAt savedAt problemCount\n    translation { texts missing hasBegun }\n    unpublishedReferences { title }\n  }\n": types.ContentItemRowFragmentDoc,
    "\n  query ContentItems($collection: ID!) {\n    contentItems(collection: $collection) { ...ContentItemRow }\n  }\n": types.ContentItemsDocument,
    "\n  query ContentPreview($page: String!, $nepaliPage: String!, $id: ID) {\n    contentPreview(page: $page, id: $id)\n    inNepali: contentPreview(page: $nepaliPage, id: $id)\n  }\n": types.ContentPreviewDocument,
    "\n  mutation UploadMedia($file: Upload!) {\n    uploadMedia(file: $file) {\n      __typename\n      ... on MediaFile { id kind url fileName }\n      ... on InvalidInput { message }\n    }\n  }\n": types.UploadMediaDocument,
    "\n  query MediaFile($id: ID!) { mediaFile(id: $id) { id kind url fileName } }\n": types.MediaFileDocument,
    "\n  mutation PublishContent($ids: [ID!]!) { \n    publishContent(ids: $ids) { ...ContentItemRow problems { path message } }\n   }\n": types.PublishContentDocument,
    "\n  mutation SetContentHidden($ids: [ID!]!, $isHidden: Boolean!) {\n    setContentHidden(ids: $ids, isHidden: $isHidden) { ...ContentItemRow }\n  }\n": types.SetContentHiddenDocument,
    "\n  mutation OrderContent($collection: ID!, $ids: [ID!]!, $before: [ID!]) {\n    orderContent(collection: $collection, ids: $ids, before: $before) { id }\n  }\n": types.OrderContentDocument,
    "\n  mutation DeleteContent($ids: [ID!]!) { deleteContent(ids: $ids) }\n": types.DeleteContentDocument,
    "\n  mutation RestoreContent($ids: [ID!]!) { restoreContent(ids: $ids) }\n": types.RestoreContentDocument,
    "\n  mutation SaveContent(\n    $collection: ID!\n    $id: ID\n    $version: Int!\n    $data: ContentData!\n    $publication: ContentPublication!\n    $publishAt: DateTime\n  ) {\n    saveContent(\n      collection: $collection\n      id: $id\n      version: $version\n      data: $data\n      publication: $publication\n      publishAt: $publishAt\n    ) {\n      __typename\n      ... on ContentItem { ...ContentItemRow data problems { path message } unknownNames }\n      ... on InvalidInput { fields { path message } }\n      ... on ContentConflict { message current { ...ContentItemRow data } }\n    }\n  }\n": types.SaveContentDocument,
    "\n  query CourseList {\n    content {\n      courseGroups { id slug name category hue purpose timing times { from to } }\n      courses {\n        id slug title shortDescription longDescription drawing group { id }\n        fee nextBatch seats\n        picture { ...ContentPictureParts }\n      }\n      coursesPage { id intro }\n    }\n  }\n": types.CourseListDocument,
    "\n  fragment DistributionGroup on DistributionOfGroup {\n    name\n    candidates\n    withoutMark\n    passed\n    averagePercentage\n    medianPercentage\n    counts\n  }\n": types.DistributionGroupFragmentDoc,
    "query UploadsAhead($key: ID!) { uploadsAhead(key: $key) }": types.UploadsAheadDocument,
    "\n  fragment CsvProblems on InvalidCsv {\n    message\n    errorCount\n    causes { column message count rows }\n    needsFullMarks\n    isEmpty\n    sheets { name rows }\n    layout { headerRow rows { number cells names } columns { name isRequired } }\n    leaveOut { row reason text }\n    subjectColumns { name isTaken problem }\n    problems { row column message }\n    errorFile { fileName downloadUrl spreadsheetUrl rowCount }\n  }\n": types.CsvProblemsFragmentDoc,
    "\n  fragment StagedFileParts on StagedFile {\n    id\n    fileName\n    totalRows\n    newRows\n    changedRows\n    unchangedRows\n    findings { code severity message count examples }\n    expiresAt\n  }\n": types.StagedFilePartsFragmentDoc,
    "\n  fragment AttachmentLink on NoticeAttachment {\n    id\n    fileName\n    fileType\n    size\n    width\n    height\n    url\n    previewUrl\n  }\n": types.AttachmentLinkFragmentDoc,
    "\n  fragment NoticeCard on Notice {\n    id\n    title\n    description\n    type\n    link\n    publishedAt\n    isPinned\n    attachments { id previewUrl }\n  }\n": types.NoticeCardFragmentDoc,
    "\n  query NoticeBoard {\n    notices(first: 5) { nodes { ...NoticeCard } }\n  }\n": types.NoticeBoardDocument,
    "\n  query News($first: Int!, $after: String) {\n    notices(first: $first, after: $after) {\n      nodes { ...NoticeCard }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.NewsDocument,
    "\n  query Notice($id: ID!) {\n    notice(id: $id) {\n      ...NoticeCard\n      isActive\n      timing\n      attachments { ...AttachmentLink }\n    }\n  }\n": types.NoticeDocument,
    "\n  query Releases {\n    announcedReleases { releaseAt exam { id } }\n  }\n": types.ReleasesDocument,
    "\n  fragment ExamChoice on Exam {\n    id\n    title\n    date\n    secondSecret\n    topPerformers\n    passPercentage\n    recheck { until fee }\n  }\n": types.ExamChoiceFragmentDoc,
    "\n  fragment MarkSheet on ExamResult {\n    candidateId\n    ...ResultValues\n    passed\n    subjects { name mark isAbsent }\n    standing { candidates rank percentile }\n    exam { id title date passPercentage }\n    student { studentName groups }\n    slipPath\n    recheck { state askedAt resolvedAt answer isUndone }\n    withdrawal { withdrawnAt words }\n    revisions {\n      revisedAt\n      reason\n      words\n      before { ...ResultValues ranksByPercentage }\n      after { ...ResultValues ranksByPercentage }\n      subjects { name before { mark isAbsent } after { mark isAbsent } }\n    }\n  }\n": types.MarkSheetFragmentDoc,
    "\n  fragment SheetFacts on ExamFacts {\n    candidates\n    averagePercentage\n    fullMarks\n  }\n": types.SheetFactsFragmentDoc,
    "\n  fragment ResultValues on ResultFields { outcome examMark examRank percentage }\n": types.ResultValuesFragmentDoc,
    "\n  mutation RequestRecheckOfResult(\n    $examId: ID!, $candidateId: String!, $secret: String, $input: RequestRecheckInput!\n  ) {\n    requestRecheck(examId: $examId, candidateId: $candidateId, secret: $secret, input: $input) {\n      __typename\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.RequestRecheckOfResultDocument,
    "\n  query ResultExams {\n    exams { ...ExamChoice }\n    announcedReleases { releaseAt exam { ...ExamChoice } }\n    withdrawnExams { ...ExamChoice }\n  }\n": types.ResultExamsDocument,
    "\n  query TopPerformers($examId: ID!) {\n    topPerformers(examId: $examId) { ...TopPerformerRow }\n    examFacts(examId: $examId) { hasNumericIds ...SheetFacts }\n  }\n": types.TopPerformersDocument,
    "\n  query LookUp($examId: ID!, $candidateId: String!, $secret: String, $proof: String) {\n    examResult(examId: $examId, candidateId: $candidateId, secret: $secret, proof: $proof) {\n      ...MarkSheet\n      trend {\n        exam { title date passPercentage }\n        outcome\n        percentage\n        passed\n        percentile\n      }\n    }\n  }\n": types.LookUpDocument,
    "\n  fragment TopPerformerRow on TopPerformer {\n    rank\n    result {\n      candidateId\n      percentage\n      student { studentName }\n    }\n  }\n": types.TopPerformerRowFragmentDoc,
    "\n  query SecretCoverage($examId: ID!, $stagedId: ID) {\n    secretCoverage(examId: $examId, stagedId: $stagedId) {\n      candidates\n      withoutPin\n      withoutBirthDate\n    }\n  }\n": types.SecretCoverageDocument,
    "\n  fragment VideoCard on Video {\n    id\n    title\n    description\n    publishedAt\n    thumbnail\n    playerUrl\n    watchUrl\n  }\n": types.VideoCardFragmentDoc,
    "\n  query Videos($after: String) {\n    videos(after: $after) {\n      nodes { ...VideoCard }\n      nextPageToken\n      fetchedAt\n      stale\n    }\n  }\n": types.VideosDocument,
    "\n  fragment DownloadPdf on PdfFile {\n    url\n    pages\n    size\n  }\n": types.DownloadPdfFragmentDoc,
    "\n  query Account {\n    viewer { role user { id email candidateLinks { candidateId linkedAt byStaff } } }\n  }\n": types.AccountDocument,
    "\n  mutation UnlinkCandidate($candidateId: String!) {\n    unlinkCandidate(candidateId: $candidateId) { id candidateLinks { candidateId linkedAt byStaff } }\n  }\n": types.UnlinkCandidateDocument,
    "\n  mutation LinkCandidate($candidateId: String!, $secret: String!) {\n    linkCandidate(candidateId: $candidateId, secret: $secret) {\n      __typename\n      ... on User { id candidateLinks { candidateId linkedAt byStaff } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.LinkCandidateDocument,
    "\n  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      __typename\n      ... on PasswordChanged { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  mutation AcceptInvitation($token: String!, $password: String!) {\n    acceptInvitation(token: $token, password: $password) {\n      __typename\n      ... on SignedIn {\n        viewer { role user { id name email } session { expiresAt } }\n      }\n      ... on LinkNotValid { reason message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.AcceptInvitationDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n": types.RequestPasswordResetDocument,
    "\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password) {\n      __typename\n      ... on PasswordReset { message }\n      ... on LinkNotValid { reason message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.ResetPasswordDocument,
    "\n  query SignInPage {\n    viewer { role user { email } }\n    needsSetup\n  }\n": types.SignInPageDocument,
    "\n  mutation SignUp($email: String!, $password: String!) {\n    signUp(email: $email, password: $password) {\n      __typename\n      ... on SignUpReceived { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.SignUpDocument,
    "\n  mutation VerifyEmail($token: String!, $password: String!) {\n    verifyEmail(token: $token, password: $password) {\n      __typename\n      ... on EmailVerified { message }\n      ... on LinkNotValid { reason message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.VerifyEmailDocument,
    "\n  query Activities($search: String, $noted: [String!], $who: String, $from: Date, $to: Date, $after: String) {\n    activities(search: $search, noted: $noted, who: $who, from: $from, to: $to, first: 25, after: $after) {\n      nodes { ...ActivityRow }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.ActivitiesDocument,
    "\n  fragment StagedResults on StagedExamResults {\n    ...StagedFileParts\n    examId\n    examTitle\n    examDate\n    secondSecret\n    examVersion\n    releaseAt\n    isRevision\n    unknownStudents\n    subjectColumns { name isTaken problem }\n    sample {\n      rowNumber\n      candidateId\n      studentName\n      outcome\n      examMark\n      examRank\n      percentage\n      subjects { name mark isAbsent }\n      change\n      before { outcome examMark examRank percentage subjects { name mark isAbsent } }\n    }\n  }\n": types.StagedResultsFragmentDoc,
    "\n  query FindStagedResults($id: ID!) {\n    staged: stagedExamResults(id: $id) { ...StagedResults }\n  }\n": types.FindStagedResultsDocument,
    "\n  mutation StageResults($file: Upload!, $key: ID!, $fullMarks: Decimal, $sheet: String, $layout: TableLayoutInput, $subjects: [String!], $takesRemarks: Boolean) {\n    staged: stageExamResults(\n      file: $file, key: $key, fullMarks: $fullMarks, sheet: $sheet, layout: $layout, subjects: $subjects,\n      takesRemarks: $takesRemarks\n    ) {\n      __typename\n      ...StagedResults\n      ...CsvProblems\n    }\n  }\n": types.StageResultsDocument,
    "\n  mutation PublishResults($id: ID!, $input: PublishExamResultsInput!) {\n    published: publishExamResults(id: $id, input: $input) {\n      __typename\n      ... on ExamResultFile { id totalRows: totalResults }\n      ... on InvalidInput { fields { path message } }\n      ... on StalePreview { message preview { ...StagedResults } }\n    }\n  }\n": types.PublishResultsDocument,
    "\n  mutation DiscardResults($id: ID!) {\n    discarded: discardStagedExamResults(id: $id)\n  }\n": types.DiscardResultsDocument,
    "\n  query Candidate($candidateId: String!) {\n    candidateData(candidateId: $candidateId) {\n      candidateId\n      results {\n        examId examTitle examDate fileName isPublished isWithdrawn publishedAt uploadedBy releaseAt isShown\n        outcome examMark percentage examRank ranksByPercentage subjects { name mark isAbsent }\n      }\n      listEntries { fileName isPublished publishedAt isActive studentName groups }\n      rechecks { id examId contact isOpen askedAt }\n      slips { code issuedAt }\n      link { userId email linkedAt }\n      invitation { email name invitedAt }\n    }\n  }\n": types.CandidateDocument,
    "\n  fragment CorrectableRow on KeptResult {\n    version outcome examMark examRank ranksByPercentage percentage subjects { name mark isAbsent }\n  }\n": types.CorrectableRowFragmentDoc,
    "\n  query CorrectableResult($candidateId: String!) {\n    candidateData(candidateId: $candidateId) {\n      candidateId\n      results { examId examTitle isShown ...CorrectableRow }\n      listEntries { isPublished isActive studentName }\n    }\n  }\n": types.CorrectableResultDocument,
    "\n  mutation CorrectResult($examId: ID!, $candidateId: String!, $input: ResultValuesInput!, $version: Int) {\n    correctResult(examId: $examId, candidateId: $candidateId, input: $input, version: $version) {\n      __typename\n      ... on StagedExamResults { id }\n      ... on InvalidInput { fields { path message } }\n      ... on ResultConflict { message current { ...CorrectableRow } }\n    }\n  }\n": types.CorrectResultDocument,
    "\n  fragment DashboardCounts on Dashboard {\n    students\n    studentUploads\n    studyMaterials\n    activeNotices\n    inactiveNotices\n    resultFiles\n    exams\n  }\n": types.DashboardCountsFragmentDoc,
    "\n  fragment DashboardTasks on Dashboard {\n    waitingUploads { id kind fileName totalRows uploadedBy expiresAt }\n    openRechecks\n    upcomingReleases { id title releaseAt }\n  }\n": types.DashboardTasksFragmentDoc,
    "\n  fragment FileStoreProblems on FileStoreStatus {\n    storedFiles\n    namedFiles\n    missingFiles\n    orphanedFiles\n    heldSince\n    isAllowed\n  }\n": types.FileStoreProblemsFragmentDoc,
    "\n  fragment SystemChecks on Dashboard {\n    system { name state text }\n  }\n": types.SystemChecksFragmentDoc,
    "\n  fragment DashboardMissing on Dashboard {\n    missingContent { collection itemId text }\n  }\n": types.DashboardMissingFragmentDoc,
    "\n  query Dashboard {\n    dashboard {\n      ...DashboardCounts\n      ...DashboardTasks\n      isDemoAccount\n      demo { entries }\n      fileStore { ...FileStoreProblems }\n      ...SystemChecks\n      nightlyBackup { at isLocked }\n      ...DashboardMissing\n      recentActivity(first: 12) { ...ActivityRow }\n    }\n  }\n": types.DashboardDocument,
    "\n  mutation SetNightlyBackup($isOn: Boolean!) { setNightlyBackup(isOn: $isOn) { at } }\n": types.SetNightlyBackupDocument,
    "\n  mutation AllowFileCleanUp($orphanedFiles: Int!) { allowFileCleanUp(orphanedFiles: $orphanedFiles) }\n": types.AllowFileCleanUpDocument,
    "\n  query ExamList($examId: ID!, $group: String) {\n    managedExam(id: $examId) { id title date passPercentage }\n    examResults(examId: $examId, group: $group) {\n      candidateId\n      studentName\n      groups\n      outcome\n      examMark\n      percentage\n      passed\n      rank\n    }\n  }\n": types.ExamListDocument,
    "\n  fragment ManagedExamValues on ManagedExam {\n    id\n    title\n    date\n    fullMarks\n    passPercentage\n    version\n    state\n    releaseAt\n    announced\n    withdrawnAt\n    withdrawnReason\n    withdrawnWords\n    files\n    recheck { until fee }\n  }\n": types.ManagedExamValuesFragmentDoc,
    "\n  query ManagedExam($examId: ID!) {\n    managedExam(id: $examId) {\n      ...ManagedExamValues\n      checks { kind state text }\n      groups { name candidates }\n    }\n    examDistribution(examId: $examId) {\n      examId\n      title\n      date\n      passPercentage\n      all { ...DistributionGroup }\n      groups { ...DistributionGroup }\n    }\n  }\n": types.ManagedExamDocument,
    "\n  mutation UpdateExam($id: ID!, $input: ExamInput!, $version: Int) {\n    updateExam(id: $id, input: $input, version: $version) {\n      __typename\n      ... on ManagedExam { ...ManagedExamValues secondSecret topPerformers }\n      ... on InvalidInput { fields { path message } }\n      ... on ExamConflict { message current { ...ManagedExamValues secondSecret topPerformers } }\n    }\n  }\n": types.UpdateExamDocument,
    "\n  mutation SetExamRelease($examId: ID!, $input: ExamReleaseInput!, $version: Int) {\n    setExamRelease(examId: $examId, input: $input, version: $version) {\n      __typename\n      ... on ManagedExam { ...ManagedExamValues }\n      ... on InvalidInput { fields { path message } }\n      ... on ExamConflict { message current { ...ManagedExamValues } }\n    }\n  }\n": types.SetExamReleaseDocument,
    "\n  mutation WithdrawExam($examId: ID!, $reason: String!, $words: String) {\n    withdrawExam(examId: $examId, reason: $reason, words: $words) {\n      __typename\n      ... on ManagedExam { ...ManagedExamValues }\n      ... on InvalidInput { fields { path message } }\n      ... on ExamConflict { message current { ...ManagedExamValues } }\n    }\n  }\n": types.WithdrawExamDocument,
    "\n  mutation ReinstateExam($examId: ID!) {\n    reinstateExam(examId: $examId) {\n      __typename\n      ... on ManagedExam { ...ManagedExamValues }\n      ... on ExamConflict { message current { ...ManagedExamValues } }\n    }\n  }\n": types.ReinstateExamDocument,
    "\n  mutation MakeRehearsalLink($examId: ID!) { makeRehearsalLink(examId: $examId) }\n": types.MakeRehearsalLinkDocument,
    "\n  query ManagedExams {\n    managedExams { id title date fullMarks passPercentage files state }\n  }\n": types.ManagedExamsDocument,
    "\n  query Invitations($after: String) {\n    invitations(first: 25, after: $after) {\n      totalCount\n      nodes { ...InvitationRow }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.InvitationsDocument,
    "\n  mutation ResendInvitation($id: ID!) {\n    resendInvitation(id: $id) {\n      __typename\n      ... on Invited { link invitation { ...InvitationRow } }\n      ... on InvalidInput { message }\n    }\n  }\n": types.ResendInvitationDocument,
    "\n  mutation RevokeInvitation($id: ID!) { revokeInvitation(id: $id) }\n": types.RevokeInvitationDocument,
    "\n  fragment InvitationPlanParts on InvitationPlan {\n    fingerprint\n    toInvite\n    toLink\n    unchanged\n    withoutCandidateId\n    isMailed\n    notes\n    students { row email name candidateId effect }\n  }\n": types.InvitationPlanPartsFragmentDoc,
    "\n  mutation InviteStudents($file: Upload!, $sheet: String, $fingerprint: String) {\n    inviteStudents(file: $file, sheet: $sheet, fingerprint: $fingerprint) {\n      __typename\n      ... on StudentsInvited { invited linked }\n      ...InvitationPlanParts\n      ...CsvProblems\n    }\n  }\n": types.InviteStudentsDocument,
    "\n  mutation UploadAttachment($id: ID!, $file: Upload!) {\n    uploadAttachment(id: $id, file: $file) {\n      __typename\n      ... on NoticeAttachment { ...AttachmentLink }\n      ... on InvalidInput { message }\n    }\n  }\n": types.UploadAttachmentDocument,
    "\n  fragment ManagedNotice on Notice {\n    id\n    title\n    description\n    type\n    link\n    publishedAt\n    expiresAt\n    isPinned\n    isActive\n    timing\n    translation { missing texts hasBegun }\n    attachments { ...AttachmentLink }\n  }\n": types.ManagedNoticeFragmentDoc,
    "\n  fragment EditedNotice on Notice {\n    id\n    texts { title description nepaliTitle nepaliDescription }\n    type\n    link\n    publishedAt\n    expiresAt\n    isPinned\n    timing\n    version\n    attachments { ...AttachmentLink }\n  }\n": types.EditedNoticeFragmentDoc,
    "\n  query ManagedNotices($first: Int!, $after: String, $search: String) {\n    allNotices(first: $first, after: $after, search: $search) {\n      nodes { ...ManagedNotice }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n": types.ManagedNoticesDocument,
    "\n  mutation CreateNotice($id: ID!, $input: NoticeInput!) {\n    createNotice(id: $id, input: $input) {\n      __typename\n      ... on NoticeConflict { message current { ...EditedNotice } }\n      ... on Notice { id }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.CreateNoticeDocument,
    "\n  mutation UpdateNotice($id: ID!, $version: Int, $input: NoticeInput!) {\n    updateNotice(id: $id, version: $version, input: $input) {\n      __typename\n      ... on NoticeConflict { message current { ...EditedNotice } }\n      ... on Notice { ...ManagedNotice }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.UpdateNoticeDocument,
    "\n  mutation DeleteNotices($ids: [ID!]!) { deleteNotices(ids: $ids) }\n": types.DeleteNoticesDocument,
    "\n  query NoticeToEdit($id: ID!) {\n    notice(id: $id) { ...EditedNotice }\n  }\n": types.NoticeToEditDocument,
    "\n  mutation SetNoticeActive($id: ID!, $isActive: Boolean!) {\n    setNoticeActive(id: $id, isActive: $isActive) { id isActive }\n  }\n": types.SetNoticeActiveDocument,
    "\n  query PersonalData($accountId: ID!, $isAccount: Boolean!, $candidateId: String!, $isCandidate: Boolean!) {\n    accountData(id: $accountId) @include(if: $isAccount) { ...AccountData }\n    candidateData(candidateId: $candidateId) @include(if: $isCandidate) { ...CandidateData }\n    viewer { user { id } }\n  }\n": types.PersonalDataDocument,
    "\n  fragment AccountData on AccountData {\n    user { id email name role createdAt }\n    sessions\n    notices\n    uploads\n    activities\n    candidateIds\n    rechecks\n    invitedAt\n  }\n": types.AccountDataFragmentDoc,
    "\n  fragment CandidateData on CandidateData {\n    candidateId\n    results { examId examTitle fileName isPublished isWithdrawn releaseAt outcome examMark percentage }\n    listEntries { fileName isPublished isActive studentName groups }\n    entries { collection title lines isOwn }\n    rechecks { id examId contact isOpen askedAt }\n    link { email linkedAt }\n    invitation { email name invitedAt }\n    slips { code issuedAt }\n  }\n": types.CandidateDataFragmentDoc,
    "\n  query ExportAccount($id: ID!) { accountData(id: $id) { export } }\n": types.ExportAccountDocument,
    "\n  query ExportCandidate($candidateId: String!) { candidateData(candidateId: $candidateId) { export } }\n": types.ExportCandidateDocument,
    "\n  mutation DeleteUser($id: ID!, $confirmation: String!) {\n    deleteUser(id: $id, confirmation: $confirmation) {\n      __typename\n      ... on LastAdmin { message }\n      ... on InvalidInput { message fields { path message } }\n    }\n  }\n": types.DeleteUserDocument,
    "\n  mutation DeleteCandidateData($candidateId: String!, $confirmation: String!) {\n    deleteCandidateData(candidateId: $candidateId, confirmation: $confirmation) {\n      __typename\n      ... on InvalidInput { message fields { path message } }\n    }\n  }\n": types.DeleteCandidateDataDocument,
    "\n  fragment RecheckParts on RecheckRequest {\n    id\n    version\n    examId\n    examTitle\n    candidateId\n    studentName\n    contact\n    words\n    isProven\n    state\n    askedAt\n    resolvedAt\n    resolvedBy\n    answer\n    fileName\n    history {\n      fileId fileName isPublished isWithdrawn isShown publishedAt releaseAt outcome examMark examRank ranksByPercentage percentage\n    }\n  }\n": types.RecheckPartsFragmentDoc,
    "\n  query Recheck($id: ID!) { recheckRequest(id: $id) { ...RecheckParts } }\n": types.RecheckDocument,
    "\n  mutation AnswerRecheckRequest($id: ID!, $input: RecheckAnswerInput!, $version: Int) {\n    answerRecheck(id: $id, input: $input, version: $version) {\n      __typename\n      ... on RecheckRequest { ...RecheckParts }\n      ... on RecheckConflict { message current { ...RecheckParts } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.AnswerRecheckRequestDocument,
    "\n  mutation CloseRecheckRequest($id: ID!) {\n    closeRecheck(id: $id) {\n      __typename\n      ... on RecheckRequest { ...RecheckParts }\n      ... on RecheckConflict { message current { ...RecheckParts } }\n    }\n  }\n": types.CloseRecheckRequestDocument,
    "\n  query RecheckExams { recheckExams { id title open resolved } }\n": types.RecheckExamsDocument,
    "\n  query RecheckList($examId: ID!) {\n    recheckRequests(examId: $examId) {\n      id\n      examTitle\n      candidateId\n      studentName\n      contact\n      isProven\n      state\n      askedAt\n      values { outcome examMark examRank percentage }\n    }\n  }\n": types.RecheckListDocument,
    "\n  mutation DeleteResultFile($id: ID!) {\n    deleteResultFile(id: $id)\n  }\n": types.DeleteResultFileDocument,
    "\n  mutation LiftSecretLimit($candidateId: String!) {\n    liftSecretLimit(candidateId: $candidateId)\n  }\n": types.LiftSecretLimitDocument,
    "\n  fragment ResultFileRow on ExamResultFile {\n    id\n    fileName\n    examId\n    examTitle\n    examDate\n    totalResults\n    exam { id version secondSecret topPerformers state releaseAt }\n    shownResults\n    uploadedAt\n    uploadedBy { id name email }\n  }\n": types.ResultFileRowFragmentDoc,
    "\n  query ResultFiles {\n    resultFiles { ...ResultFileRow }\n  }\n": types.ResultFilesDocument,
    "\n  query ResultFileDownload($id: ID!) {\n    file: resultFile(id: $id) { id fileName downloadUrl }\n  }\n": types.ResultFileDownloadDocument,
    "\n  query ResultFileDeletion($id: ID!) {\n    resultFileDeletion(id: $id) {\n      restored { file { id fileName } candidates }\n      lost\n      unaffected\n    }\n  }\n": types.ResultFileDeletionDocument,
    "\n  query Search($text: String!) {\n    search(text: $text) {\n      candidates { candidateId studentName groups }\n      exams { id title date }\n      notices { id title isActive timing publishedAt }\n      users { id email name role }\n    }\n  }\n": types.SearchDocument,
    "\n  mutation RemoveDemo { removeDemo }\n": types.RemoveDemoDocument,
    "\n  query StudentGroups($id: ID!) {\n    studentUpload(id: $id) { id groups { name students } }\n  }\n": types.StudentGroupsDocument,
    "\n  mutation MakePins($id: ID!, $groups: String, $exam: String) {\n    makePins(id: $id, groups: $groups, exam: $exam) {\n      __typename\n      ... on MadePins { count csv cards }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.MakePinsDocument,
    "\n  fragment StudentUploadRow on StudentUpload {\n    id\n    fileName\n    description\n    totalStudents\n    uploadedAt\n    uploadedBy { id name email }\n    isActive\n    publishOrder\n  }\n": types.StudentUploadRowFragmentDoc,
    "\n  query StudentUploads {\n    studentUploads { ...StudentUploadRow }\n  }\n": types.StudentUploadsDocument,
    "\n  query StudentUploadDownload($id: ID!) {\n    file: studentUpload(id: $id) { id fileName downloadUrl }\n  }\n": types.StudentUploadDownloadDocument,
    "\n  query StudentUploadDeletion($ids: [ID!]!) {\n    studentUploadDeletion(ids: $ids) {\n      pins { lost replaced }\n      birthDates { lost replaced }\n    }\n  }\n": types.StudentUploadDeletionDocument,
    "\n  mutation SetStudentUploadActive($id: ID!, $isActive: Boolean!) {\n    setStudentUploadActive(id: $id, isActive: $isActive) { id isActive }\n  }\n": types.SetStudentUploadActiveDocument,
    "\n  mutation DeleteStudentUploads($ids: [ID!]!) { deleteStudentUploads(ids: $ids) }\n": types.DeleteStudentUploadsDocument,
    "\n  fragment StagedStudents on StagedStudents {\n    ...StagedFileParts\n    sample {\n      rowNumber\n      candidateId\n      studentName\n      groups\n      change\n      before { studentName groups }\n    }\n  }\n": types.StagedStudentsFragmentDoc,
    "\n  query FindStagedStudents($id: ID!) {\n    staged: stagedStudents(id: $id) { ...StagedStudents }\n  }\n": types.FindStagedStudentsDocument,
    "\n  mutation StageStudents($file: Upload!, $key: ID!, $sheet: String, $layout: TableLayoutInput) {\n    staged: stageStudents(file: $file, key: $key, sheet: $sheet, layout: $layout) {\n      __typename\n      ...StagedStudents\n      ...CsvProblems\n    }\n  }\n": types.StageStudentsDocument,
    "\n  mutation PublishStudents($id: ID!, $input: PublishStudentsInput!) {\n    published: publishStudents(id: $id, input: $input) {\n      __typename\n      ... on StudentUpload { id totalRows: totalStudents }\n      ... on InvalidInput { fields { path message } }\n      ... on StaleStudentsPreview { message preview { ...StagedStudents } }\n    }\n  }\n": types.PublishStudentsDocument,
    "\n  mutation DiscardStudents($id: ID!) {\n    discarded: discardStagedStudents(id: $id)\n  }\n": types.DiscardStudentsDocument,
    "\n  fragment UserRow on User {\n    id\n    email\n    name\n    role\n    version\n    createdAt\n    emailVerifiedAt\n    disabledAt\n    openSessions\n    lastSeenAt\n    candidateLinks { candidateId linkedAt byStaff }\n  }\n": types.UserRowFragmentDoc,
    "\n  query Users($search: String, $after: String) {\n    users(search: $search, first: 25, after: $after) {\n      totalCount\n      nodes { ...UserRow }\n      pageInfo { hasNextPage endCursor }\n    }\n    viewer { user { id } }\n  }\n": types.UsersDocument,
    "\n  mutation SetUserRole($id: ID!, $role: Role!, $version: Int) {\n    setUserRole(id: $id, role: $role, version: $version) {\n      __typename\n      ... on User { ...UserRow }\n      ... on UserConflict { message current { ...UserRow } }\n      ... on LastAdmin { message }\n    }\n  }\n": types.SetUserRoleDocument,
    "\n  mutation SetUserDisabled($id: ID!, $isDisabled: Boolean!) {\n    setUserDisabled(id: $id, isDisabled: $isDisabled) {\n      __typename\n      ... on User { ...UserRow }\n      ... on LastAdmin { message }\n    }\n  }\n": types.SetUserDisabledDocument,
    "\n  mutation LinkCandidateToUser($userId: ID!, $candidateId: String!) {\n    linkCandidateToUser(userId: $userId, candidateId: $candidateId) {\n      __typename\n      ... on User { ...UserRow }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.LinkCandidateToUserDocument,
    "\n  mutation UnlinkCandidateFromUser($userId: ID!, $candidateId: String!) {\n    unlinkCandidateFromUser(userId: $userId, candidateId: $candidateId) { ...UserRow }\n  }\n": types.UnlinkCandidateFromUserDocument,
    "\n  mutation EndUserSessions($id: ID!) {\n    endUserSessions(id: $id) { ...UserRow }\n  }\n": types.EndUserSessionsDocument,
    "\n  query AdminVideos {\n    videoSource { kind channelId }\n    contentItems(collection: \"chosenVideos\") { ...ContentItemRow }\n    content { chosenVideos { id address place } }\n  }\n": types.AdminVideosDocument,
    "\n  query WebsiteCollection($collection: ID!) {\n    contentCollection(key: $collection) { ...ContentCollectionParts }\n    contentCollections { key label section page }\n    contentItems(collection: $collection) { ...ContentItemRow }\n    deletedItems: contentItems(collection: $collection, deleted: true) { id title }\n    contentItem(collection: $collection) {\n      ...ContentItemRow\n      data problems { path message } unknownNames\n      versions { number savedAt author publishAt isScheduled data }\n    }\n  }\n": types.WebsiteCollectionDocument,
    "\n  query WebsiteItem($collection: ID!, $id: ID) {\n    contentCollection(key: $collection) { ...ContentCollectionParts }\n    contentItem(collection: $collection, id: $id) {\n      ...ContentItemRow\n      data problems { path message } unknownNames\n      versions { number savedAt author publishAt isScheduled data }\n    }\n  }\n": types.WebsiteItemDocument,
    "\n  fragment PaymentsReadParts on PaymentsRead {\n    lines\n    notes\n    payments { row candidateId isKnown amount day receiptNumber method change before sameAs }\n  }\n": types.PaymentsReadPartsFragmentDoc,
    "\n  mutation ReadPayments($file: Upload!, $sheet: String, $lines: [String!]!) {\n    readPayments(file: $file, sheet: $sheet, lines: $lines) {\n      __typename\n      ...PaymentsReadParts\n      ...CsvProblems\n    }\n  }\n": types.ReadPaymentsDocument,
    "\n  query Website {\n    contentCollections { key label section help single locked itemCount draftCount }\n  }\n": types.WebsiteDocument,
    "\n  query Achievements {\n    content {\n      achievementsPage {\n        id intro\n        figures { label value }\n      }\n      achievementYears {\n        id title year hue summary selected of scholarships\n        badges { body meaning selected of }\n        picture { ...ContentPictureParts }\n        toppers { name reached from photo { ...ContentPictureParts } }\n      }\n    }\n  }\n": types.AchievementsDocument,
    "\n  query Contact {\n    content { contactPage { intro emailNote addressNote visitLead visitPlan { title text } } }\n  }\n": types.ContactDocument,
    "\n  query Course {\n    content {\n      courseGroups { id category hue timing times { from to } }\n      courses {\n        id slug title degree shortDescription longDescription drawing group { id }\n        duration eligibility exam marks { subject marks } questions\n        fee nextBatch seats timetable teacher\n        picture { ...ContentPictureParts }\n      }\n    }\n    site { phones }\n  }\n": types.CourseDocument,
    "\n  query Faculty {\n    content {\n      administrativeTeam { id name designation bio photo { ...ContentPictureParts } }\n      departments { id name slug motto picture }\n      teachers {\n        id name designation specialization bio department { id }\n        photo { ...ContentPictureParts }\n      }\n      facultyPage { defaultBio highlights { title text } }\n    }\n  }\n": types.FacultyDocument,
    "\n  query HomeCourses {\n    content {\n      courseGroups { id slug name hue purpose timing times { from to } }\n      courses { id slug title shortName homePosition group { id } }\n      coursesPage { id homeIntro }\n    }\n  }\n": types.HomeCoursesDocument,
    "\n  query NewestExam {\n    exams { id title date }\n    announcedReleases { releaseAt exam { id title } }\n  }\n": types.NewestExamDocument,
    "\n  query ExamIds($examId: ID!) {\n    examFacts(examId: $examId) { hasNumericIds }\n  }\n": types.ExamIdsDocument,
    "\n  query Home {\n    content {\n      homePage {\n        id picture { ...ContentPictureParts }\n        reasonsIntro appText counselingText\n        statistics { label value shape dots filledDots legend }\n        reasons { title text drawing }\n      }\n    }\n  }\n": types.HomeDocument,
    "\n  query Infrastructure {\n    content {\n      infrastructurePage {\n        id intro hours opens closes\n        photo { ...ContentPictureParts }\n        figures { label value picture }\n        facilities { title floor text amount unit photo { ...ContentPictureParts } }\n        features { title text icon }\n        amenities { title text icon }\n      }\n    }\n  }\n": types.InfrastructureDocument,
    "\n  query Legal {\n    content {\n      privacyPolicyPage { additions sections { title text } changedOn }\n      termsOfServicePage { additions sections { title text } changedOn }\n      cookiesPolicyPage { additions sections { title text } changedOn }\n    }\n  }\n": types.LegalDocument,
    "\n  query Mission {\n    content {\n      missionPage { id mission vision values { name text } philosophy commitments }\n    }\n  }\n": types.MissionDocument,
    "\n  query OnlineClass {\n    content {\n      onlineClassPage {\n        intro app withoutApp browser withoutBrowser featuresLead features { title when text } supportLead\n      }\n    }\n  }\n": types.OnlineClassDocument,
    "\n  query Overview {\n    content {\n      overviewPage {\n        id legacyIntro legacyDrawing facilitiesIntro facilities\n        figures { label value picture }\n        milestones { year title text }\n        recognitions { title by text }\n      }\n    }\n  }\n": types.OverviewDocument,
    "\n  query Testimonials {\n    content {\n      testimonials { id name course content rating photo { ...ContentPictureParts } }\n      successStories { id title content name achievement photo { ...ContentPictureParts } }\n    }\n  }\n": types.TestimonialsDocument,
    "\n  query VerifySlip($code: String!, $proof: String) {\n    verifyResultSlip(code: $code, proof: $proof) {\n      state\n      revisedAt\n      slip {\n        code\n        issuedAt\n        institute\n        candidateId\n        studentName\n        groups\n        examId\n        examTitle\n        examDate\n        ...ResultValues\n        fullMarks\n        passPercentage\n        passed\n        subjects { name mark isAbsent }\n      }\n    }\n  }\n": types.VerifySlipDocument,
    "\n  fragment AssignmentRow on Assignment {\n    id\n    title\n    subject\n    task\n    status\n    dueAt\n    submittedOn\n    marks\n    fullMarks\n  }\n": types.AssignmentRowFragmentDoc,
    "\n  query Assignments {\n    assignments { ...AssignmentRow }\n  }\n": types.AssignmentsDocument,
    "\n  query EmptyStudentPages { emptyStudentPages }\n": types.EmptyStudentPagesDocument,
    "\n  query StudentLinks {\n    site { ...OutsideLinks }\n    outsideLinks { id label about url }\n  }\n": types.StudentLinksDocument,
    "\n  fragment OutsideLinks on Site {\n    phones\n    portalLogInUrl\n    onlineClassUrl\n    onlineFormUrl\n    androidAppUrl\n    iosAppUrl\n  }\n": types.OutsideLinksFragmentDoc,
    "\n  query Materials {\n    studyMaterials { id title kind summary pdf { ...DownloadPdf } }\n  }\n": types.MaterialsDocument,
    "\n  query Papers {\n    previousPapers { id title course heldOn questionCount minutes pdf { ...DownloadPdf } }\n  }\n": types.PapersDocument,
    "\n  query Payments {\n    payments { ...PaymentRow }\n    howToPay\n    site { phones officeHours address }\n  }\n": types.PaymentsDocument,
    "\n  fragment PaymentRow on Payment {\n    id\n    term\n    amount\n    period\n    status\n    dueOn\n    paidOn\n    method\n    receiptNumber\n    receiptUrl\n  }\n": types.PaymentRowFragmentDoc,
    "\n  query Portal {\n    viewer { user { id name } }\n    content { emptyPages }\n    emptyStudentPages\n    examSchedule { ...ExamRow }\n    assignments { ...AssignmentRow }\n    payments { ...PaymentRow }\n    notices(first: 1) { nodes { id title type publishedAt } }\n  }\n": types.PortalDocument,
    "\n  query QuestionBank {\n    questionBank { id subject questionCount chapters pdf { ...DownloadPdf } }\n  }\n": types.QuestionBankDocument,
    "\n  query OwnResults {\n    myResults { ...MarkSheet }\n    viewer { user { id candidateLinks { candidateId linkedAt byStaff } } }\n    site { name phones }\n  }\n": types.OwnResultsDocument,
    "\n  fragment ExamRow on ScheduledExam {\n    id\n    title\n    startsAt\n    endsAt\n    place\n    covers\n    questionCount\n  }\n": types.ExamRowFragmentDoc,
    "\n  query Schedule {\n    examSchedule { ...ExamRow }\n  }\n": types.ScheduleDocument,
    "\n  query Syllabus {\n    syllabus { id course programs weeks lessonMinutes subjects { name lessons topics } pdf { ...DownloadPdf } }\n  }\n": types.SyllabusDocument,
    "\n  query ExamDistribution($examId: ID!) {\n    examDistribution(examId: $examId) {\n      examId\n      title\n      date\n      passPercentage\n      all { ...DistributionGroup }\n      groups { ...DistributionGroup }\n    }\n  }\n": types.ExamDistributionDocument,
    "\n  query Teacher {\n    examDuties { ...DutyRow }\n    exams { id title date }\n  }\n": types.TeacherDocument,
    "\n  fragment DutyRow on ExamDuty {\n    reportAt\n    invigilators\n    exam { id title startsAt endsAt place questionCount }\n  }\n": types.DutyRowFragmentDoc,
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
export function graphql(source: "\n  fragment ContentPictureParts on ContentPicture {\n    alt\n    media { width height sources { width avif webp } }\n  }\n"): (typeof documents)["\n  fragment ContentPictureParts on ContentPicture {\n    alt\n    media { width height sources { width avif webp } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditableContent { viewer { editableContent } }\n"): (typeof documents)["\n  query EditableContent { viewer { editableContent } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Presence {\n    viewer { role session { expiresAt } }\n  }\n"): (typeof documents)["\n  query Presence {\n    viewer { role session { expiresAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Root {\n    site {\n      name shortName tagline description publicUrl logoUrl smallLogoUrl logoIsPale brandColor\n      establishedYear phones email address officeHours socialLinks { name url } whatsAppNumber messengerUrl mapEmbedUrl\n      onlineClassUrl onlineFormUrl iosAppUrl androidAppUrl portalLogInUrl portalSignUpUrl analyticsId chatPluginId\n    }\n    viewer { role user { id name email } session { expiresAt } }\n    content { emptyPages }\n  }\n"): (typeof documents)["\n  query Root {\n    site {\n      name shortName tagline description publicUrl logoUrl smallLogoUrl logoIsPale brandColor\n      establishedYear phones email address officeHours socialLinks { name url } whatsAppNumber messengerUrl mapEmbedUrl\n      onlineClassUrl onlineFormUrl iosAppUrl androidAppUrl portalLogInUrl portalSignUpUrl analyticsId chatPluginId\n    }\n    viewer { role user { id name email } session { expiresAt } }\n    content { emptyPages }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SessionExpiry {\n    viewer { session { expiresAt } }\n  }\n"): (typeof documents)["\n  query SessionExpiry {\n    viewer { session { expiresAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Person {\n    viewer { user { id } }\n  }\n"): (typeof documents)["\n  query Person {\n    viewer { user { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefreshSession {\n    refreshSession { expiresAt }\n  }\n"): (typeof documents)["\n  mutation RefreshSession {\n    refreshSession { expiresAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOut {\n    signOut\n  }\n"): (typeof documents)["\n  mutation SignOut {\n    signOut\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOutEverywhere {\n    signOutEverywhere\n  }\n"): (typeof documents)["\n  mutation SignOutEverywhere {\n    signOutEverywhere\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InvitationRow on Invitation {\n    id\n    email\n    name\n    role\n    candidateId\n    delivery\n    createdAt\n    expiresAt\n    isExpired\n    invitedBy { id name email }\n  }\n"): (typeof documents)["\n  fragment InvitationRow on Invitation {\n    id\n    email\n    name\n    role\n    candidateId\n    delivery\n    createdAt\n    expiresAt\n    isExpired\n    invitedBy { id name email }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteUser($email: String!, $name: String, $role: Role!, $candidateId: String) {\n    inviteUser(email: $email, name: $name, role: $role, candidateId: $candidateId) {\n      __typename\n      ... on Invited { link invitation { ...InvitationRow } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation InviteUser($email: String!, $name: String, $role: Role!, $candidateId: String) {\n    inviteUser(email: $email, name: $name, role: $role, candidateId: $candidateId) {\n      __typename\n      ... on Invited { link invitation { ...InvitationRow } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendVerification($email: String!) {\n    resendVerification(email: $email)\n  }\n"): (typeof documents)["\n  mutation ResendVerification($email: String!) {\n    resendVerification(email: $email)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetUp($token: String, $input: SetUpInput!) {\n    setUp(token: $token, input: $input) {\n      __typename\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation SetUp($token: String, $input: SetUpInput!) {\n    setUp(token: $token, input: $input) {\n      __typename\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadLogo($file: Upload!) {\n    uploadMedia(file: $file) {\n      __typename\n      ... on MediaFile { id }\n      ... on InvalidInput { message }\n    }\n  }\n"): (typeof documents)["\n  mutation UploadLogo($file: Upload!) {\n    uploadMedia(file: $file) {\n      __typename\n      ... on MediaFile { id }\n      ... on InvalidInput { message }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Identity { contentItem(collection: \"identity\") { id version data } }\n"): (typeof documents)["\n  query Identity { contentItem(collection: \"identity\") { id version data } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveLogo($version: Int!, $data: ContentData!) {\n    saveContent(collection: \"identity\", version: $version, data: $data, publication: NOW) { __typename }\n  }\n"): (typeof documents)["\n  mutation SaveLogo($version: Int!, $data: ContentData!) {\n    saveContent(collection: \"identity\", version: $version, data: $data, publication: NOW) { __typename }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DemoRow on DemoData { entries keptEntries notices resultFiles studentLists accounts invitations staff }\n"): (typeof documents)["\n  fragment DemoRow on DemoData { entries keptEntries notices resultFiles studentLists accounts invitations staff }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Setup($token: String) {\n    setup(token: $token) {\n      needsAccount\n      isInstituteLocked\n      canAddDemo\n      offersNightlyBackup\n      demo { ...DemoRow }\n    }\n    needsSetup\n  }\n"): (typeof documents)["\n  query Setup($token: String) {\n    setup(token: $token) {\n      needsAccount\n      isInstituteLocked\n      canAddDemo\n      offersNightlyBackup\n      demo { ...DemoRow }\n    }\n    needsSetup\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) {\n      __typename\n      ... on SignedIn {\n        viewer { role user { id name email } session { expiresAt } }\n      }\n      ... on SignInRefused { message }\n      ... on EmailNotConfirmed { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation SignIn($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) {\n      __typename\n      ... on SignedIn {\n        viewer { role user { id name email } session { expiresAt } }\n      }\n      ... on SignInRefused { message }\n      ... on EmailNotConfirmed { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ActivityRow on Activity {\n    id\n    at\n    actor\n    action\n    subject\n    subjectId\n    isInvitation\n  }\n"): (typeof documents)["\n  fragment ActivityRow on Activity {\n    id\n    at\n    actor\n    action\n    subject\n    subjectId\n    isInvitation\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContentCollectionParts on ContentCollection {\n    key label section help page hasPreview single max locked lockedData\n    fields { ...ContentFieldParts fields { ...ContentFieldParts } }\n  }\n"): (typeof documents)["\n  fragment ContentCollectionParts on ContentCollection {\n    key label section help page hasPreview single max locked lockedData\n    fields { ...ContentFieldParts fields { ...ContentFieldParts } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContentFieldParts on ContentField {\n    name kind label help required isTranslated maxLength collection options { value label }\n  }\n"): (typeof documents)["\n  fragment ContentFieldParts on ContentField {\n    name kind label help required isTranslated maxLength collection options { value label }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContentItemRow on ContentItem {\n    id title state version isDemo publishAt savedAt problemCount\n    translation { texts missing hasBegun }\n    unpublishedReferences { title }\n  }\n"): (typeof documents)["\n  fragment ContentItemRow on ContentItem {\n    id title state version isDemo publishAt savedAt problemCount\n    translation { texts missing hasBegun }\n    unpublishedReferences { title }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContentItems($collection: ID!) {\n    contentItems(collection: $collection) { ...ContentItemRow }\n  }\n"): (typeof documents)["\n  query ContentItems($collection: ID!) {\n    contentItems(collection: $collection) { ...ContentItemRow }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContentPreview($page: String!, $nepaliPage: String!, $id: ID) {\n    contentPreview(page: $page, id: $id)\n    inNepali: contentPreview(page: $nepaliPage, id: $id)\n  }\n"): (typeof documents)["\n  query ContentPreview($page: String!, $nepaliPage: String!, $id: ID) {\n    contentPreview(page: $page, id: $id)\n    inNepali: contentPreview(page: $nepaliPage, id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadMedia($file: Upload!) {\n    uploadMedia(file: $file) {\n      __typename\n      ... on MediaFile { id kind url fileName }\n      ... on InvalidInput { message }\n    }\n  }\n"): (typeof documents)["\n  mutation UploadMedia($file: Upload!) {\n    uploadMedia(file: $file) {\n      __typename\n      ... on MediaFile { id kind url fileName }\n      ... on InvalidInput { message }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MediaFile($id: ID!) { mediaFile(id: $id) { id kind url fileName } }\n"): (typeof documents)["\n  query MediaFile($id: ID!) { mediaFile(id: $id) { id kind url fileName } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishContent($ids: [ID!]!) { \n    publishContent(ids: $ids) { ...ContentItemRow problems { path message } }\n   }\n"): (typeof documents)["\n  mutation PublishContent($ids: [ID!]!) { \n    publishContent(ids: $ids) { ...ContentItemRow problems { path message } }\n   }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetContentHidden($ids: [ID!]!, $isHidden: Boolean!) {\n    setContentHidden(ids: $ids, isHidden: $isHidden) { ...ContentItemRow }\n  }\n"): (typeof documents)["\n  mutation SetContentHidden($ids: [ID!]!, $isHidden: Boolean!) {\n    setContentHidden(ids: $ids, isHidden: $isHidden) { ...ContentItemRow }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OrderContent($collection: ID!, $ids: [ID!]!, $before: [ID!]) {\n    orderContent(collection: $collection, ids: $ids, before: $before) { id }\n  }\n"): (typeof documents)["\n  mutation OrderContent($collection: ID!, $ids: [ID!]!, $before: [ID!]) {\n    orderContent(collection: $collection, ids: $ids, before: $before) { id }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteContent($ids: [ID!]!) { deleteContent(ids: $ids) }\n"): (typeof documents)["\n  mutation DeleteContent($ids: [ID!]!) { deleteContent(ids: $ids) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreContent($ids: [ID!]!) { restoreContent(ids: $ids) }\n"): (typeof documents)["\n  mutation RestoreContent($ids: [ID!]!) { restoreContent(ids: $ids) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveContent(\n    $collection: ID!\n    $id: ID\n    $version: Int!\n    $data: ContentData!\n    $publication: ContentPublication!\n    $publishAt: DateTime\n  ) {\n    saveContent(\n      collection: $collection\n      id: $id\n      version: $version\n      data: $data\n      publication: $publication\n      publishAt: $publishAt\n    ) {\n      __typename\n      ... on ContentItem { ...ContentItemRow data problems { path message } unknownNames }\n      ... on InvalidInput { fields { path message } }\n      ... on ContentConflict { message current { ...ContentItemRow data } }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveContent(\n    $collection: ID!\n    $id: ID\n    $version: Int!\n    $data: ContentData!\n    $publication: ContentPublication!\n    $publishAt: DateTime\n  ) {\n    saveContent(\n      collection: $collection\n      id: $id\n      version: $version\n      data: $data\n      publication: $publication\n      publishAt: $publishAt\n    ) {\n      __typename\n      ... on ContentItem { ...ContentItemRow data problems { path message } unknownNames }\n      ... on InvalidInput { fields { path message } }\n      ... on ContentConflict { message current { ...ContentItemRow data } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourseList {\n    content {\n      courseGroups { id slug name category hue purpose timing times { from to } }\n      courses {\n        id slug title shortDescription longDescription drawing group { id }\n        fee nextBatch seats\n        picture { ...ContentPictureParts }\n      }\n      coursesPage { id intro }\n    }\n  }\n"): (typeof documents)["\n  query CourseList {\n    content {\n      courseGroups { id slug name category hue purpose timing times { from to } }\n      courses {\n        id slug title shortDescription longDescription drawing group { id }\n        fee nextBatch seats\n        picture { ...ContentPictureParts }\n      }\n      coursesPage { id intro }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DistributionGroup on DistributionOfGroup {\n    name\n    candidates\n    withoutMark\n    passed\n    averagePercentage\n    medianPercentage\n    counts\n  }\n"): (typeof documents)["\n  fragment DistributionGroup on DistributionOfGroup {\n    name\n    candidates\n    withoutMark\n    passed\n    averagePercentage\n    medianPercentage\n    counts\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UploadsAhead($key: ID!) { uploadsAhead(key: $key) }"): (typeof documents)["query UploadsAhead($key: ID!) { uploadsAhead(key: $key) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CsvProblems on InvalidCsv {\n    message\n    errorCount\n    causes { column message count rows }\n    needsFullMarks\n    isEmpty\n    sheets { name rows }\n    layout { headerRow rows { number cells names } columns { name isRequired } }\n    leaveOut { row reason text }\n    subjectColumns { name isTaken problem }\n    problems { row column message }\n    errorFile { fileName downloadUrl spreadsheetUrl rowCount }\n  }\n"): (typeof documents)["\n  fragment CsvProblems on InvalidCsv {\n    message\n    errorCount\n    causes { column message count rows }\n    needsFullMarks\n    isEmpty\n    sheets { name rows }\n    layout { headerRow rows { number cells names } columns { name isRequired } }\n    leaveOut { row reason text }\n    subjectColumns { name isTaken problem }\n    problems { row column message }\n    errorFile { fileName downloadUrl spreadsheetUrl rowCount }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StagedFileParts on StagedFile {\n    id\n    fileName\n    totalRows\n    newRows\n    changedRows\n    unchangedRows\n    findings { code severity message count examples }\n    expiresAt\n  }\n"): (typeof documents)["\n  fragment StagedFileParts on StagedFile {\n    id\n    fileName\n    totalRows\n    newRows\n    changedRows\n    unchangedRows\n    findings { code severity message count examples }\n    expiresAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AttachmentLink on NoticeAttachment {\n    id\n    fileName\n    fileType\n    size\n    width\n    height\n    url\n    previewUrl\n  }\n"): (typeof documents)["\n  fragment AttachmentLink on NoticeAttachment {\n    id\n    fileName\n    fileType\n    size\n    width\n    height\n    url\n    previewUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NoticeCard on Notice {\n    id\n    title\n    description\n    type\n    link\n    publishedAt\n    isPinned\n    attachments { id previewUrl }\n  }\n"): (typeof documents)["\n  fragment NoticeCard on Notice {\n    id\n    title\n    description\n    type\n    link\n    publishedAt\n    isPinned\n    attachments { id previewUrl }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NoticeBoard {\n    notices(first: 5) { nodes { ...NoticeCard } }\n  }\n"): (typeof documents)["\n  query NoticeBoard {\n    notices(first: 5) { nodes { ...NoticeCard } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query News($first: Int!, $after: String) {\n    notices(first: $first, after: $after) {\n      nodes { ...NoticeCard }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): (typeof documents)["\n  query News($first: Int!, $after: String) {\n    notices(first: $first, after: $after) {\n      nodes { ...NoticeCard }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Notice($id: ID!) {\n    notice(id: $id) {\n      ...NoticeCard\n      isActive\n      timing\n      attachments { ...AttachmentLink }\n    }\n  }\n"): (typeof documents)["\n  query Notice($id: ID!) {\n    notice(id: $id) {\n      ...NoticeCard\n      isActive\n      timing\n      attachments { ...AttachmentLink }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Releases {\n    announcedReleases { releaseAt exam { id } }\n  }\n"): (typeof documents)["\n  query Releases {\n    announcedReleases { releaseAt exam { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ExamChoice on Exam {\n    id\n    title\n    date\n    secondSecret\n    topPerformers\n    passPercentage\n    recheck { until fee }\n  }\n"): (typeof documents)["\n  fragment ExamChoice on Exam {\n    id\n    title\n    date\n    secondSecret\n    topPerformers\n    passPercentage\n    recheck { until fee }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MarkSheet on ExamResult {\n    candidateId\n    ...ResultValues\n    passed\n    subjects { name mark isAbsent }\n    standing { candidates rank percentile }\n    exam { id title date passPercentage }\n    student { studentName groups }\n    slipPath\n    recheck { state askedAt resolvedAt answer isUndone }\n    withdrawal { withdrawnAt words }\n    revisions {\n      revisedAt\n      reason\n      words\n      before { ...ResultValues ranksByPercentage }\n      after { ...ResultValues ranksByPercentage }\n      subjects { name before { mark isAbsent } after { mark isAbsent } }\n    }\n  }\n"): (typeof documents)["\n  fragment MarkSheet on ExamResult {\n    candidateId\n    ...ResultValues\n    passed\n    subjects { name mark isAbsent }\n    standing { candidates rank percentile }\n    exam { id title date passPercentage }\n    student { studentName groups }\n    slipPath\n    recheck { state askedAt resolvedAt answer isUndone }\n    withdrawal { withdrawnAt words }\n    revisions {\n      revisedAt\n      reason\n      words\n      before { ...ResultValues ranksByPercentage }\n      after { ...ResultValues ranksByPercentage }\n      subjects { name before { mark isAbsent } after { mark isAbsent } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SheetFacts on ExamFacts {\n    candidates\n    averagePercentage\n    fullMarks\n  }\n"): (typeof documents)["\n  fragment SheetFacts on ExamFacts {\n    candidates\n    averagePercentage\n    fullMarks\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ResultValues on ResultFields { outcome examMark examRank percentage }\n"): (typeof documents)["\n  fragment ResultValues on ResultFields { outcome examMark examRank percentage }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestRecheckOfResult(\n    $examId: ID!, $candidateId: String!, $secret: String, $input: RequestRecheckInput!\n  ) {\n    requestRecheck(examId: $examId, candidateId: $candidateId, secret: $secret, input: $input) {\n      __typename\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestRecheckOfResult(\n    $examId: ID!, $candidateId: String!, $secret: String, $input: RequestRecheckInput!\n  ) {\n    requestRecheck(examId: $examId, candidateId: $candidateId, secret: $secret, input: $input) {\n      __typename\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ResultExams {\n    exams { ...ExamChoice }\n    announcedReleases { releaseAt exam { ...ExamChoice } }\n    withdrawnExams { ...ExamChoice }\n  }\n"): (typeof documents)["\n  query ResultExams {\n    exams { ...ExamChoice }\n    announcedReleases { releaseAt exam { ...ExamChoice } }\n    withdrawnExams { ...ExamChoice }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TopPerformers($examId: ID!) {\n    topPerformers(examId: $examId) { ...TopPerformerRow }\n    examFacts(examId: $examId) { hasNumericIds ...SheetFacts }\n  }\n"): (typeof documents)["\n  query TopPerformers($examId: ID!) {\n    topPerformers(examId: $examId) { ...TopPerformerRow }\n    examFacts(examId: $examId) { hasNumericIds ...SheetFacts }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LookUp($examId: ID!, $candidateId: String!, $secret: String, $proof: String) {\n    examResult(examId: $examId, candidateId: $candidateId, secret: $secret, proof: $proof) {\n      ...MarkSheet\n      trend {\n        exam { title date passPercentage }\n        outcome\n        percentage\n        passed\n        percentile\n      }\n    }\n  }\n"): (typeof documents)["\n  query LookUp($examId: ID!, $candidateId: String!, $secret: String, $proof: String) {\n    examResult(examId: $examId, candidateId: $candidateId, secret: $secret, proof: $proof) {\n      ...MarkSheet\n      trend {\n        exam { title date passPercentage }\n        outcome\n        percentage\n        passed\n        percentile\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TopPerformerRow on TopPerformer {\n    rank\n    result {\n      candidateId\n      percentage\n      student { studentName }\n    }\n  }\n"): (typeof documents)["\n  fragment TopPerformerRow on TopPerformer {\n    rank\n    result {\n      candidateId\n      percentage\n      student { studentName }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SecretCoverage($examId: ID!, $stagedId: ID) {\n    secretCoverage(examId: $examId, stagedId: $stagedId) {\n      candidates\n      withoutPin\n      withoutBirthDate\n    }\n  }\n"): (typeof documents)["\n  query SecretCoverage($examId: ID!, $stagedId: ID) {\n    secretCoverage(examId: $examId, stagedId: $stagedId) {\n      candidates\n      withoutPin\n      withoutBirthDate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VideoCard on Video {\n    id\n    title\n    description\n    publishedAt\n    thumbnail\n    playerUrl\n    watchUrl\n  }\n"): (typeof documents)["\n  fragment VideoCard on Video {\n    id\n    title\n    description\n    publishedAt\n    thumbnail\n    playerUrl\n    watchUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Videos($after: String) {\n    videos(after: $after) {\n      nodes { ...VideoCard }\n      nextPageToken\n      fetchedAt\n      stale\n    }\n  }\n"): (typeof documents)["\n  query Videos($after: String) {\n    videos(after: $after) {\n      nodes { ...VideoCard }\n      nextPageToken\n      fetchedAt\n      stale\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DownloadPdf on PdfFile {\n    url\n    pages\n    size\n  }\n"): (typeof documents)["\n  fragment DownloadPdf on PdfFile {\n    url\n    pages\n    size\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Account {\n    viewer { role user { id email candidateLinks { candidateId linkedAt byStaff } } }\n  }\n"): (typeof documents)["\n  query Account {\n    viewer { role user { id email candidateLinks { candidateId linkedAt byStaff } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnlinkCandidate($candidateId: String!) {\n    unlinkCandidate(candidateId: $candidateId) { id candidateLinks { candidateId linkedAt byStaff } }\n  }\n"): (typeof documents)["\n  mutation UnlinkCandidate($candidateId: String!) {\n    unlinkCandidate(candidateId: $candidateId) { id candidateLinks { candidateId linkedAt byStaff } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LinkCandidate($candidateId: String!, $secret: String!) {\n    linkCandidate(candidateId: $candidateId, secret: $secret) {\n      __typename\n      ... on User { id candidateLinks { candidateId linkedAt byStaff } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation LinkCandidate($candidateId: String!, $secret: String!) {\n    linkCandidate(candidateId: $candidateId, secret: $secret) {\n      __typename\n      ... on User { id candidateLinks { candidateId linkedAt byStaff } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      __typename\n      ... on PasswordChanged { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      __typename\n      ... on PasswordChanged { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptInvitation($token: String!, $password: String!) {\n    acceptInvitation(token: $token, password: $password) {\n      __typename\n      ... on SignedIn {\n        viewer { role user { id name email } session { expiresAt } }\n      }\n      ... on LinkNotValid { reason message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptInvitation($token: String!, $password: String!) {\n    acceptInvitation(token: $token, password: $password) {\n      __typename\n      ... on SignedIn {\n        viewer { role user { id name email } session { expiresAt } }\n      }\n      ... on LinkNotValid { reason message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n"): (typeof documents)["\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password) {\n      __typename\n      ... on PasswordReset { message }\n      ... on LinkNotValid { reason message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password) {\n      __typename\n      ... on PasswordReset { message }\n      ... on LinkNotValid { reason message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SignInPage {\n    viewer { role user { email } }\n    needsSetup\n  }\n"): (typeof documents)["\n  query SignInPage {\n    viewer { role user { email } }\n    needsSetup\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignUp($email: String!, $password: String!) {\n    signUp(email: $email, password: $password) {\n      __typename\n      ... on SignUpReceived { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation SignUp($email: String!, $password: String!) {\n    signUp(email: $email, password: $password) {\n      __typename\n      ... on SignUpReceived { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyEmail($token: String!, $password: String!) {\n    verifyEmail(token: $token, password: $password) {\n      __typename\n      ... on EmailVerified { message }\n      ... on LinkNotValid { reason message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation VerifyEmail($token: String!, $password: String!) {\n    verifyEmail(token: $token, password: $password) {\n      __typename\n      ... on EmailVerified { message }\n      ... on LinkNotValid { reason message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Activities($search: String, $noted: [String!], $who: String, $from: Date, $to: Date, $after: String) {\n    activities(search: $search, noted: $noted, who: $who, from: $from, to: $to, first: 25, after: $after) {\n      nodes { ...ActivityRow }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): (typeof documents)["\n  query Activities($search: String, $noted: [String!], $who: String, $from: Date, $to: Date, $after: String) {\n    activities(search: $search, noted: $noted, who: $who, from: $from, to: $to, first: 25, after: $after) {\n      nodes { ...ActivityRow }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StagedResults on StagedExamResults {\n    ...StagedFileParts\n    examId\n    examTitle\n    examDate\n    secondSecret\n    examVersion\n    releaseAt\n    isRevision\n    unknownStudents\n    subjectColumns { name isTaken problem }\n    sample {\n      rowNumber\n      candidateId\n      studentName\n      outcome\n      examMark\n      examRank\n      percentage\n      subjects { name mark isAbsent }\n      change\n      before { outcome examMark examRank percentage subjects { name mark isAbsent } }\n    }\n  }\n"): (typeof documents)["\n  fragment StagedResults on StagedExamResults {\n    ...StagedFileParts\n    examId\n    examTitle\n    examDate\n    secondSecret\n    examVersion\n    releaseAt\n    isRevision\n    unknownStudents\n    subjectColumns { name isTaken problem }\n    sample {\n      rowNumber\n      candidateId\n      studentName\n      outcome\n      examMark\n      examRank\n      percentage\n      subjects { name mark isAbsent }\n      change\n      before { outcome examMark examRank percentage subjects { name mark isAbsent } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindStagedResults($id: ID!) {\n    staged: stagedExamResults(id: $id) { ...StagedResults }\n  }\n"): (typeof documents)["\n  query FindStagedResults($id: ID!) {\n    staged: stagedExamResults(id: $id) { ...StagedResults }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StageResults($file: Upload!, $key: ID!, $fullMarks: Decimal, $sheet: String, $layout: TableLayoutInput, $subjects: [String!], $takesRemarks: Boolean) {\n    staged: stageExamResults(\n      file: $file, key: $key, fullMarks: $fullMarks, sheet: $sheet, layout: $layout, subjects: $subjects,\n      takesRemarks: $takesRemarks\n    ) {\n      __typename\n      ...StagedResults\n      ...CsvProblems\n    }\n  }\n"): (typeof documents)["\n  mutation StageResults($file: Upload!, $key: ID!, $fullMarks: Decimal, $sheet: String, $layout: TableLayoutInput, $subjects: [String!], $takesRemarks: Boolean) {\n    staged: stageExamResults(\n      file: $file, key: $key, fullMarks: $fullMarks, sheet: $sheet, layout: $layout, subjects: $subjects,\n      takesRemarks: $takesRemarks\n    ) {\n      __typename\n      ...StagedResults\n      ...CsvProblems\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishResults($id: ID!, $input: PublishExamResultsInput!) {\n    published: publishExamResults(id: $id, input: $input) {\n      __typename\n      ... on ExamResultFile { id totalRows: totalResults }\n      ... on InvalidInput { fields { path message } }\n      ... on StalePreview { message preview { ...StagedResults } }\n    }\n  }\n"): (typeof documents)["\n  mutation PublishResults($id: ID!, $input: PublishExamResultsInput!) {\n    published: publishExamResults(id: $id, input: $input) {\n      __typename\n      ... on ExamResultFile { id totalRows: totalResults }\n      ... on InvalidInput { fields { path message } }\n      ... on StalePreview { message preview { ...StagedResults } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DiscardResults($id: ID!) {\n    discarded: discardStagedExamResults(id: $id)\n  }\n"): (typeof documents)["\n  mutation DiscardResults($id: ID!) {\n    discarded: discardStagedExamResults(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Candidate($candidateId: String!) {\n    candidateData(candidateId: $candidateId) {\n      candidateId\n      results {\n        examId examTitle examDate fileName isPublished isWithdrawn publishedAt uploadedBy releaseAt isShown\n        outcome examMark percentage examRank ranksByPercentage subjects { name mark isAbsent }\n      }\n      listEntries { fileName isPublished publishedAt isActive studentName groups }\n      rechecks { id examId contact isOpen askedAt }\n      slips { code issuedAt }\n      link { userId email linkedAt }\n      invitation { email name invitedAt }\n    }\n  }\n"): (typeof documents)["\n  query Candidate($candidateId: String!) {\n    candidateData(candidateId: $candidateId) {\n      candidateId\n      results {\n        examId examTitle examDate fileName isPublished isWithdrawn publishedAt uploadedBy releaseAt isShown\n        outcome examMark percentage examRank ranksByPercentage subjects { name mark isAbsent }\n      }\n      listEntries { fileName isPublished publishedAt isActive studentName groups }\n      rechecks { id examId contact isOpen askedAt }\n      slips { code issuedAt }\n      link { userId email linkedAt }\n      invitation { email name invitedAt }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CorrectableRow on KeptResult {\n    version outcome examMark examRank ranksByPercentage percentage subjects { name mark isAbsent }\n  }\n"): (typeof documents)["\n  fragment CorrectableRow on KeptResult {\n    version outcome examMark examRank ranksByPercentage percentage subjects { name mark isAbsent }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CorrectableResult($candidateId: String!) {\n    candidateData(candidateId: $candidateId) {\n      candidateId\n      results { examId examTitle isShown ...CorrectableRow }\n      listEntries { isPublished isActive studentName }\n    }\n  }\n"): (typeof documents)["\n  query CorrectableResult($candidateId: String!) {\n    candidateData(candidateId: $candidateId) {\n      candidateId\n      results { examId examTitle isShown ...CorrectableRow }\n      listEntries { isPublished isActive studentName }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CorrectResult($examId: ID!, $candidateId: String!, $input: ResultValuesInput!, $version: Int) {\n    correctResult(examId: $examId, candidateId: $candidateId, input: $input, version: $version) {\n      __typename\n      ... on StagedExamResults { id }\n      ... on InvalidInput { fields { path message } }\n      ... on ResultConflict { message current { ...CorrectableRow } }\n    }\n  }\n"): (typeof documents)["\n  mutation CorrectResult($examId: ID!, $candidateId: String!, $input: ResultValuesInput!, $version: Int) {\n    correctResult(examId: $examId, candidateId: $candidateId, input: $input, version: $version) {\n      __typename\n      ... on StagedExamResults { id }\n      ... on InvalidInput { fields { path message } }\n      ... on ResultConflict { message current { ...CorrectableRow } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DashboardCounts on Dashboard {\n    students\n    studentUploads\n    studyMaterials\n    activeNotices\n    inactiveNotices\n    resultFiles\n    exams\n  }\n"): (typeof documents)["\n  fragment DashboardCounts on Dashboard {\n    students\n    studentUploads\n    studyMaterials\n    activeNotices\n    inactiveNotices\n    resultFiles\n    exams\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DashboardTasks on Dashboard {\n    waitingUploads { id kind fileName totalRows uploadedBy expiresAt }\n    openRechecks\n    upcomingReleases { id title releaseAt }\n  }\n"): (typeof documents)["\n  fragment DashboardTasks on Dashboard {\n    waitingUploads { id kind fileName totalRows uploadedBy expiresAt }\n    openRechecks\n    upcomingReleases { id title releaseAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FileStoreProblems on FileStoreStatus {\n    storedFiles\n    namedFiles\n    missingFiles\n    orphanedFiles\n    heldSince\n    isAllowed\n  }\n"): (typeof documents)["\n  fragment FileStoreProblems on FileStoreStatus {\n    storedFiles\n    namedFiles\n    missingFiles\n    orphanedFiles\n    heldSince\n    isAllowed\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SystemChecks on Dashboard {\n    system { name state text }\n  }\n"): (typeof documents)["\n  fragment SystemChecks on Dashboard {\n    system { name state text }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DashboardMissing on Dashboard {\n    missingContent { collection itemId text }\n  }\n"): (typeof documents)["\n  fragment DashboardMissing on Dashboard {\n    missingContent { collection itemId text }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Dashboard {\n    dashboard {\n      ...DashboardCounts\n      ...DashboardTasks\n      isDemoAccount\n      demo { entries }\n      fileStore { ...FileStoreProblems }\n      ...SystemChecks\n      nightlyBackup { at isLocked }\n      ...DashboardMissing\n      recentActivity(first: 12) { ...ActivityRow }\n    }\n  }\n"): (typeof documents)["\n  query Dashboard {\n    dashboard {\n      ...DashboardCounts\n      ...DashboardTasks\n      isDemoAccount\n      demo { entries }\n      fileStore { ...FileStoreProblems }\n      ...SystemChecks\n      nightlyBackup { at isLocked }\n      ...DashboardMissing\n      recentActivity(first: 12) { ...ActivityRow }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetNightlyBackup($isOn: Boolean!) { setNightlyBackup(isOn: $isOn) { at } }\n"): (typeof documents)["\n  mutation SetNightlyBackup($isOn: Boolean!) { setNightlyBackup(isOn: $isOn) { at } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AllowFileCleanUp($orphanedFiles: Int!) { allowFileCleanUp(orphanedFiles: $orphanedFiles) }\n"): (typeof documents)["\n  mutation AllowFileCleanUp($orphanedFiles: Int!) { allowFileCleanUp(orphanedFiles: $orphanedFiles) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExamList($examId: ID!, $group: String) {\n    managedExam(id: $examId) { id title date passPercentage }\n    examResults(examId: $examId, group: $group) {\n      candidateId\n      studentName\n      groups\n      outcome\n      examMark\n      percentage\n      passed\n      rank\n    }\n  }\n"): (typeof documents)["\n  query ExamList($examId: ID!, $group: String) {\n    managedExam(id: $examId) { id title date passPercentage }\n    examResults(examId: $examId, group: $group) {\n      candidateId\n      studentName\n      groups\n      outcome\n      examMark\n      percentage\n      passed\n      rank\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ManagedExamValues on ManagedExam {\n    id\n    title\n    date\n    fullMarks\n    passPercentage\n    version\n    state\n    releaseAt\n    announced\n    withdrawnAt\n    withdrawnReason\n    withdrawnWords\n    files\n    recheck { until fee }\n  }\n"): (typeof documents)["\n  fragment ManagedExamValues on ManagedExam {\n    id\n    title\n    date\n    fullMarks\n    passPercentage\n    version\n    state\n    releaseAt\n    announced\n    withdrawnAt\n    withdrawnReason\n    withdrawnWords\n    files\n    recheck { until fee }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManagedExam($examId: ID!) {\n    managedExam(id: $examId) {\n      ...ManagedExamValues\n      checks { kind state text }\n      groups { name candidates }\n    }\n    examDistribution(examId: $examId) {\n      examId\n      title\n      date\n      passPercentage\n      all { ...DistributionGroup }\n      groups { ...DistributionGroup }\n    }\n  }\n"): (typeof documents)["\n  query ManagedExam($examId: ID!) {\n    managedExam(id: $examId) {\n      ...ManagedExamValues\n      checks { kind state text }\n      groups { name candidates }\n    }\n    examDistribution(examId: $examId) {\n      examId\n      title\n      date\n      passPercentage\n      all { ...DistributionGroup }\n      groups { ...DistributionGroup }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateExam($id: ID!, $input: ExamInput!, $version: Int) {\n    updateExam(id: $id, input: $input, version: $version) {\n      __typename\n      ... on ManagedExam { ...ManagedExamValues secondSecret topPerformers }\n      ... on InvalidInput { fields { path message } }\n      ... on ExamConflict { message current { ...ManagedExamValues secondSecret topPerformers } }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateExam($id: ID!, $input: ExamInput!, $version: Int) {\n    updateExam(id: $id, input: $input, version: $version) {\n      __typename\n      ... on ManagedExam { ...ManagedExamValues secondSecret topPerformers }\n      ... on InvalidInput { fields { path message } }\n      ... on ExamConflict { message current { ...ManagedExamValues secondSecret topPerformers } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetExamRelease($examId: ID!, $input: ExamReleaseInput!, $version: Int) {\n    setExamRelease(examId: $examId, input: $input, version: $version) {\n      __typename\n      ... on ManagedExam { ...ManagedExamValues }\n      ... on InvalidInput { fields { path message } }\n      ... on ExamConflict { message current { ...ManagedExamValues } }\n    }\n  }\n"): (typeof documents)["\n  mutation SetExamRelease($examId: ID!, $input: ExamReleaseInput!, $version: Int) {\n    setExamRelease(examId: $examId, input: $input, version: $version) {\n      __typename\n      ... on ManagedExam { ...ManagedExamValues }\n      ... on InvalidInput { fields { path message } }\n      ... on ExamConflict { message current { ...ManagedExamValues } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawExam($examId: ID!, $reason: String!, $words: String) {\n    withdrawExam(examId: $examId, reason: $reason, words: $words) {\n      __typename\n      ... on ManagedExam { ...ManagedExamValues }\n      ... on InvalidInput { fields { path message } }\n      ... on ExamConflict { message current { ...ManagedExamValues } }\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawExam($examId: ID!, $reason: String!, $words: String) {\n    withdrawExam(examId: $examId, reason: $reason, words: $words) {\n      __typename\n      ... on ManagedExam { ...ManagedExamValues }\n      ... on InvalidInput { fields { path message } }\n      ... on ExamConflict { message current { ...ManagedExamValues } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReinstateExam($examId: ID!) {\n    reinstateExam(examId: $examId) {\n      __typename\n      ... on ManagedExam { ...ManagedExamValues }\n      ... on ExamConflict { message current { ...ManagedExamValues } }\n    }\n  }\n"): (typeof documents)["\n  mutation ReinstateExam($examId: ID!) {\n    reinstateExam(examId: $examId) {\n      __typename\n      ... on ManagedExam { ...ManagedExamValues }\n      ... on ExamConflict { message current { ...ManagedExamValues } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MakeRehearsalLink($examId: ID!) { makeRehearsalLink(examId: $examId) }\n"): (typeof documents)["\n  mutation MakeRehearsalLink($examId: ID!) { makeRehearsalLink(examId: $examId) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManagedExams {\n    managedExams { id title date fullMarks passPercentage files state }\n  }\n"): (typeof documents)["\n  query ManagedExams {\n    managedExams { id title date fullMarks passPercentage files state }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Invitations($after: String) {\n    invitations(first: 25, after: $after) {\n      totalCount\n      nodes { ...InvitationRow }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): (typeof documents)["\n  query Invitations($after: String) {\n    invitations(first: 25, after: $after) {\n      totalCount\n      nodes { ...InvitationRow }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendInvitation($id: ID!) {\n    resendInvitation(id: $id) {\n      __typename\n      ... on Invited { link invitation { ...InvitationRow } }\n      ... on InvalidInput { message }\n    }\n  }\n"): (typeof documents)["\n  mutation ResendInvitation($id: ID!) {\n    resendInvitation(id: $id) {\n      __typename\n      ... on Invited { link invitation { ...InvitationRow } }\n      ... on InvalidInput { message }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeInvitation($id: ID!) { revokeInvitation(id: $id) }\n"): (typeof documents)["\n  mutation RevokeInvitation($id: ID!) { revokeInvitation(id: $id) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InvitationPlanParts on InvitationPlan {\n    fingerprint\n    toInvite\n    toLink\n    unchanged\n    withoutCandidateId\n    isMailed\n    notes\n    students { row email name candidateId effect }\n  }\n"): (typeof documents)["\n  fragment InvitationPlanParts on InvitationPlan {\n    fingerprint\n    toInvite\n    toLink\n    unchanged\n    withoutCandidateId\n    isMailed\n    notes\n    students { row email name candidateId effect }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteStudents($file: Upload!, $sheet: String, $fingerprint: String) {\n    inviteStudents(file: $file, sheet: $sheet, fingerprint: $fingerprint) {\n      __typename\n      ... on StudentsInvited { invited linked }\n      ...InvitationPlanParts\n      ...CsvProblems\n    }\n  }\n"): (typeof documents)["\n  mutation InviteStudents($file: Upload!, $sheet: String, $fingerprint: String) {\n    inviteStudents(file: $file, sheet: $sheet, fingerprint: $fingerprint) {\n      __typename\n      ... on StudentsInvited { invited linked }\n      ...InvitationPlanParts\n      ...CsvProblems\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadAttachment($id: ID!, $file: Upload!) {\n    uploadAttachment(id: $id, file: $file) {\n      __typename\n      ... on NoticeAttachment { ...AttachmentLink }\n      ... on InvalidInput { message }\n    }\n  }\n"): (typeof documents)["\n  mutation UploadAttachment($id: ID!, $file: Upload!) {\n    uploadAttachment(id: $id, file: $file) {\n      __typename\n      ... on NoticeAttachment { ...AttachmentLink }\n      ... on InvalidInput { message }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ManagedNotice on Notice {\n    id\n    title\n    description\n    type\n    link\n    publishedAt\n    expiresAt\n    isPinned\n    isActive\n    timing\n    translation { missing texts hasBegun }\n    attachments { ...AttachmentLink }\n  }\n"): (typeof documents)["\n  fragment ManagedNotice on Notice {\n    id\n    title\n    description\n    type\n    link\n    publishedAt\n    expiresAt\n    isPinned\n    isActive\n    timing\n    translation { missing texts hasBegun }\n    attachments { ...AttachmentLink }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedNotice on Notice {\n    id\n    texts { title description nepaliTitle nepaliDescription }\n    type\n    link\n    publishedAt\n    expiresAt\n    isPinned\n    timing\n    version\n    attachments { ...AttachmentLink }\n  }\n"): (typeof documents)["\n  fragment EditedNotice on Notice {\n    id\n    texts { title description nepaliTitle nepaliDescription }\n    type\n    link\n    publishedAt\n    expiresAt\n    isPinned\n    timing\n    version\n    attachments { ...AttachmentLink }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManagedNotices($first: Int!, $after: String, $search: String) {\n    allNotices(first: $first, after: $after, search: $search) {\n      nodes { ...ManagedNotice }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"): (typeof documents)["\n  query ManagedNotices($first: Int!, $after: String, $search: String) {\n    allNotices(first: $first, after: $after, search: $search) {\n      nodes { ...ManagedNotice }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateNotice($id: ID!, $input: NoticeInput!) {\n    createNotice(id: $id, input: $input) {\n      __typename\n      ... on NoticeConflict { message current { ...EditedNotice } }\n      ... on Notice { id }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateNotice($id: ID!, $input: NoticeInput!) {\n    createNotice(id: $id, input: $input) {\n      __typename\n      ... on NoticeConflict { message current { ...EditedNotice } }\n      ... on Notice { id }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateNotice($id: ID!, $version: Int, $input: NoticeInput!) {\n    updateNotice(id: $id, version: $version, input: $input) {\n      __typename\n      ... on NoticeConflict { message current { ...EditedNotice } }\n      ... on Notice { ...ManagedNotice }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateNotice($id: ID!, $version: Int, $input: NoticeInput!) {\n    updateNotice(id: $id, version: $version, input: $input) {\n      __typename\n      ... on NoticeConflict { message current { ...EditedNotice } }\n      ... on Notice { ...ManagedNotice }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteNotices($ids: [ID!]!) { deleteNotices(ids: $ids) }\n"): (typeof documents)["\n  mutation DeleteNotices($ids: [ID!]!) { deleteNotices(ids: $ids) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NoticeToEdit($id: ID!) {\n    notice(id: $id) { ...EditedNotice }\n  }\n"): (typeof documents)["\n  query NoticeToEdit($id: ID!) {\n    notice(id: $id) { ...EditedNotice }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetNoticeActive($id: ID!, $isActive: Boolean!) {\n    setNoticeActive(id: $id, isActive: $isActive) { id isActive }\n  }\n"): (typeof documents)["\n  mutation SetNoticeActive($id: ID!, $isActive: Boolean!) {\n    setNoticeActive(id: $id, isActive: $isActive) { id isActive }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonalData($accountId: ID!, $isAccount: Boolean!, $candidateId: String!, $isCandidate: Boolean!) {\n    accountData(id: $accountId) @include(if: $isAccount) { ...AccountData }\n    candidateData(candidateId: $candidateId) @include(if: $isCandidate) { ...CandidateData }\n    viewer { user { id } }\n  }\n"): (typeof documents)["\n  query PersonalData($accountId: ID!, $isAccount: Boolean!, $candidateId: String!, $isCandidate: Boolean!) {\n    accountData(id: $accountId) @include(if: $isAccount) { ...AccountData }\n    candidateData(candidateId: $candidateId) @include(if: $isCandidate) { ...CandidateData }\n    viewer { user { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AccountData on AccountData {\n    user { id email name role createdAt }\n    sessions\n    notices\n    uploads\n    activities\n    candidateIds\n    rechecks\n    invitedAt\n  }\n"): (typeof documents)["\n  fragment AccountData on AccountData {\n    user { id email name role createdAt }\n    sessions\n    notices\n    uploads\n    activities\n    candidateIds\n    rechecks\n    invitedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CandidateData on CandidateData {\n    candidateId\n    results { examId examTitle fileName isPublished isWithdrawn releaseAt outcome examMark percentage }\n    listEntries { fileName isPublished isActive studentName groups }\n    entries { collection title lines isOwn }\n    rechecks { id examId contact isOpen askedAt }\n    link { email linkedAt }\n    invitation { email name invitedAt }\n    slips { code issuedAt }\n  }\n"): (typeof documents)["\n  fragment CandidateData on CandidateData {\n    candidateId\n    results { examId examTitle fileName isPublished isWithdrawn releaseAt outcome examMark percentage }\n    listEntries { fileName isPublished isActive studentName groups }\n    entries { collection title lines isOwn }\n    rechecks { id examId contact isOpen askedAt }\n    link { email linkedAt }\n    invitation { email name invitedAt }\n    slips { code issuedAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportAccount($id: ID!) { accountData(id: $id) { export } }\n"): (typeof documents)["\n  query ExportAccount($id: ID!) { accountData(id: $id) { export } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportCandidate($candidateId: String!) { candidateData(candidateId: $candidateId) { export } }\n"): (typeof documents)["\n  query ExportCandidate($candidateId: String!) { candidateData(candidateId: $candidateId) { export } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteUser($id: ID!, $confirmation: String!) {\n    deleteUser(id: $id, confirmation: $confirmation) {\n      __typename\n      ... on LastAdmin { message }\n      ... on InvalidInput { message fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteUser($id: ID!, $confirmation: String!) {\n    deleteUser(id: $id, confirmation: $confirmation) {\n      __typename\n      ... on LastAdmin { message }\n      ... on InvalidInput { message fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCandidateData($candidateId: String!, $confirmation: String!) {\n    deleteCandidateData(candidateId: $candidateId, confirmation: $confirmation) {\n      __typename\n      ... on InvalidInput { message fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteCandidateData($candidateId: String!, $confirmation: String!) {\n    deleteCandidateData(candidateId: $candidateId, confirmation: $confirmation) {\n      __typename\n      ... on InvalidInput { message fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecheckParts on RecheckRequest {\n    id\n    version\n    examId\n    examTitle\n    candidateId\n    studentName\n    contact\n    words\n    isProven\n    state\n    askedAt\n    resolvedAt\n    resolvedBy\n    answer\n    fileName\n    history {\n      fileId fileName isPublished isWithdrawn isShown publishedAt releaseAt outcome examMark examRank ranksByPercentage percentage\n    }\n  }\n"): (typeof documents)["\n  fragment RecheckParts on RecheckRequest {\n    id\n    version\n    examId\n    examTitle\n    candidateId\n    studentName\n    contact\n    words\n    isProven\n    state\n    askedAt\n    resolvedAt\n    resolvedBy\n    answer\n    fileName\n    history {\n      fileId fileName isPublished isWithdrawn isShown publishedAt releaseAt outcome examMark examRank ranksByPercentage percentage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Recheck($id: ID!) { recheckRequest(id: $id) { ...RecheckParts } }\n"): (typeof documents)["\n  query Recheck($id: ID!) { recheckRequest(id: $id) { ...RecheckParts } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerRecheckRequest($id: ID!, $input: RecheckAnswerInput!, $version: Int) {\n    answerRecheck(id: $id, input: $input, version: $version) {\n      __typename\n      ... on RecheckRequest { ...RecheckParts }\n      ... on RecheckConflict { message current { ...RecheckParts } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerRecheckRequest($id: ID!, $input: RecheckAnswerInput!, $version: Int) {\n    answerRecheck(id: $id, input: $input, version: $version) {\n      __typename\n      ... on RecheckRequest { ...RecheckParts }\n      ... on RecheckConflict { message current { ...RecheckParts } }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseRecheckRequest($id: ID!) {\n    closeRecheck(id: $id) {\n      __typename\n      ... on RecheckRequest { ...RecheckParts }\n      ... on RecheckConflict { message current { ...RecheckParts } }\n    }\n  }\n"): (typeof documents)["\n  mutation CloseRecheckRequest($id: ID!) {\n    closeRecheck(id: $id) {\n      __typename\n      ... on RecheckRequest { ...RecheckParts }\n      ... on RecheckConflict { message current { ...RecheckParts } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecheckExams { recheckExams { id title open resolved } }\n"): (typeof documents)["\n  query RecheckExams { recheckExams { id title open resolved } }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecheckList($examId: ID!) {\n    recheckRequests(examId: $examId) {\n      id\n      examTitle\n      candidateId\n      studentName\n      contact\n      isProven\n      state\n      askedAt\n      values { outcome examMark examRank percentage }\n    }\n  }\n"): (typeof documents)["\n  query RecheckList($examId: ID!) {\n    recheckRequests(examId: $examId) {\n      id\n      examTitle\n      candidateId\n      studentName\n      contact\n      isProven\n      state\n      askedAt\n      values { outcome examMark examRank percentage }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteResultFile($id: ID!) {\n    deleteResultFile(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteResultFile($id: ID!) {\n    deleteResultFile(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LiftSecretLimit($candidateId: String!) {\n    liftSecretLimit(candidateId: $candidateId)\n  }\n"): (typeof documents)["\n  mutation LiftSecretLimit($candidateId: String!) {\n    liftSecretLimit(candidateId: $candidateId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ResultFileRow on ExamResultFile {\n    id\n    fileName\n    examId\n    examTitle\n    examDate\n    totalResults\n    exam { id version secondSecret topPerformers state releaseAt }\n    shownResults\n    uploadedAt\n    uploadedBy { id name email }\n  }\n"): (typeof documents)["\n  fragment ResultFileRow on ExamResultFile {\n    id\n    fileName\n    examId\n    examTitle\n    examDate\n    totalResults\n    exam { id version secondSecret topPerformers state releaseAt }\n    shownResults\n    uploadedAt\n    uploadedBy { id name email }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ResultFiles {\n    resultFiles { ...ResultFileRow }\n  }\n"): (typeof documents)["\n  query ResultFiles {\n    resultFiles { ...ResultFileRow }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ResultFileDownload($id: ID!) {\n    file: resultFile(id: $id) { id fileName downloadUrl }\n  }\n"): (typeof documents)["\n  query ResultFileDownload($id: ID!) {\n    file: resultFile(id: $id) { id fileName downloadUrl }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ResultFileDeletion($id: ID!) {\n    resultFileDeletion(id: $id) {\n      restored { file { id fileName } candidates }\n      lost\n      unaffected\n    }\n  }\n"): (typeof documents)["\n  query ResultFileDeletion($id: ID!) {\n    resultFileDeletion(id: $id) {\n      restored { file { id fileName } candidates }\n      lost\n      unaffected\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Search($text: String!) {\n    search(text: $text) {\n      candidates { candidateId studentName groups }\n      exams { id title date }\n      notices { id title isActive timing publishedAt }\n      users { id email name role }\n    }\n  }\n"): (typeof documents)["\n  query Search($text: String!) {\n    search(text: $text) {\n      candidates { candidateId studentName groups }\n      exams { id title date }\n      notices { id title isActive timing publishedAt }\n      users { id email name role }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveDemo { removeDemo }\n"): (typeof documents)["\n  mutation RemoveDemo { removeDemo }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StudentGroups($id: ID!) {\n    studentUpload(id: $id) { id groups { name students } }\n  }\n"): (typeof documents)["\n  query StudentGroups($id: ID!) {\n    studentUpload(id: $id) { id groups { name students } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MakePins($id: ID!, $groups: String, $exam: String) {\n    makePins(id: $id, groups: $groups, exam: $exam) {\n      __typename\n      ... on MadePins { count csv cards }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation MakePins($id: ID!, $groups: String, $exam: String) {\n    makePins(id: $id, groups: $groups, exam: $exam) {\n      __typename\n      ... on MadePins { count csv cards }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StudentUploadRow on StudentUpload {\n    id\n    fileName\n    description\n    totalStudents\n    uploadedAt\n    uploadedBy { id name email }\n    isActive\n    publishOrder\n  }\n"): (typeof documents)["\n  fragment StudentUploadRow on StudentUpload {\n    id\n    fileName\n    description\n    totalStudents\n    uploadedAt\n    uploadedBy { id name email }\n    isActive\n    publishOrder\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StudentUploads {\n    studentUploads { ...StudentUploadRow }\n  }\n"): (typeof documents)["\n  query StudentUploads {\n    studentUploads { ...StudentUploadRow }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StudentUploadDownload($id: ID!) {\n    file: studentUpload(id: $id) { id fileName downloadUrl }\n  }\n"): (typeof documents)["\n  query StudentUploadDownload($id: ID!) {\n    file: studentUpload(id: $id) { id fileName downloadUrl }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StudentUploadDeletion($ids: [ID!]!) {\n    studentUploadDeletion(ids: $ids) {\n      pins { lost replaced }\n      birthDates { lost replaced }\n    }\n  }\n"): (typeof documents)["\n  query StudentUploadDeletion($ids: [ID!]!) {\n    studentUploadDeletion(ids: $ids) {\n      pins { lost replaced }\n      birthDates { lost replaced }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetStudentUploadActive($id: ID!, $isActive: Boolean!) {\n    setStudentUploadActive(id: $id, isActive: $isActive) { id isActive }\n  }\n"): (typeof documents)["\n  mutation SetStudentUploadActive($id: ID!, $isActive: Boolean!) {\n    setStudentUploadActive(id: $id, isActive: $isActive) { id isActive }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteStudentUploads($ids: [ID!]!) { deleteStudentUploads(ids: $ids) }\n"): (typeof documents)["\n  mutation DeleteStudentUploads($ids: [ID!]!) { deleteStudentUploads(ids: $ids) }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StagedStudents on StagedStudents {\n    ...StagedFileParts\n    sample {\n      rowNumber\n      candidateId\n      studentName\n      groups\n      change\n      before { studentName groups }\n    }\n  }\n"): (typeof documents)["\n  fragment StagedStudents on StagedStudents {\n    ...StagedFileParts\n    sample {\n      rowNumber\n      candidateId\n      studentName\n      groups\n      change\n      before { studentName groups }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindStagedStudents($id: ID!) {\n    staged: stagedStudents(id: $id) { ...StagedStudents }\n  }\n"): (typeof documents)["\n  query FindStagedStudents($id: ID!) {\n    staged: stagedStudents(id: $id) { ...StagedStudents }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StageStudents($file: Upload!, $key: ID!, $sheet: String, $layout: TableLayoutInput) {\n    staged: stageStudents(file: $file, key: $key, sheet: $sheet, layout: $layout) {\n      __typename\n      ...StagedStudents\n      ...CsvProblems\n    }\n  }\n"): (typeof documents)["\n  mutation StageStudents($file: Upload!, $key: ID!, $sheet: String, $layout: TableLayoutInput) {\n    staged: stageStudents(file: $file, key: $key, sheet: $sheet, layout: $layout) {\n      __typename\n      ...StagedStudents\n      ...CsvProblems\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishStudents($id: ID!, $input: PublishStudentsInput!) {\n    published: publishStudents(id: $id, input: $input) {\n      __typename\n      ... on StudentUpload { id totalRows: totalStudents }\n      ... on InvalidInput { fields { path message } }\n      ... on StaleStudentsPreview { message preview { ...StagedStudents } }\n    }\n  }\n"): (typeof documents)["\n  mutation PublishStudents($id: ID!, $input: PublishStudentsInput!) {\n    published: publishStudents(id: $id, input: $input) {\n      __typename\n      ... on StudentUpload { id totalRows: totalStudents }\n      ... on InvalidInput { fields { path message } }\n      ... on StaleStudentsPreview { message preview { ...StagedStudents } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DiscardStudents($id: ID!) {\n    discarded: discardStagedStudents(id: $id)\n  }\n"): (typeof documents)["\n  mutation DiscardStudents($id: ID!) {\n    discarded: discardStagedStudents(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserRow on User {\n    id\n    email\n    name\n    role\n    version\n    createdAt\n    emailVerifiedAt\n    disabledAt\n    openSessions\n    lastSeenAt\n    candidateLinks { candidateId linkedAt byStaff }\n  }\n"): (typeof documents)["\n  fragment UserRow on User {\n    id\n    email\n    name\n    role\n    version\n    createdAt\n    emailVerifiedAt\n    disabledAt\n    openSessions\n    lastSeenAt\n    candidateLinks { candidateId linkedAt byStaff }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Users($search: String, $after: String) {\n    users(search: $search, first: 25, after: $after) {\n      totalCount\n      nodes { ...UserRow }\n      pageInfo { hasNextPage endCursor }\n    }\n    viewer { user { id } }\n  }\n"): (typeof documents)["\n  query Users($search: String, $after: String) {\n    users(search: $search, first: 25, after: $after) {\n      totalCount\n      nodes { ...UserRow }\n      pageInfo { hasNextPage endCursor }\n    }\n    viewer { user { id } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetUserRole($id: ID!, $role: Role!, $version: Int) {\n    setUserRole(id: $id, role: $role, version: $version) {\n      __typename\n      ... on User { ...UserRow }\n      ... on UserConflict { message current { ...UserRow } }\n      ... on LastAdmin { message }\n    }\n  }\n"): (typeof documents)["\n  mutation SetUserRole($id: ID!, $role: Role!, $version: Int) {\n    setUserRole(id: $id, role: $role, version: $version) {\n      __typename\n      ... on User { ...UserRow }\n      ... on UserConflict { message current { ...UserRow } }\n      ... on LastAdmin { message }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetUserDisabled($id: ID!, $isDisabled: Boolean!) {\n    setUserDisabled(id: $id, isDisabled: $isDisabled) {\n      __typename\n      ... on User { ...UserRow }\n      ... on LastAdmin { message }\n    }\n  }\n"): (typeof documents)["\n  mutation SetUserDisabled($id: ID!, $isDisabled: Boolean!) {\n    setUserDisabled(id: $id, isDisabled: $isDisabled) {\n      __typename\n      ... on User { ...UserRow }\n      ... on LastAdmin { message }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LinkCandidateToUser($userId: ID!, $candidateId: String!) {\n    linkCandidateToUser(userId: $userId, candidateId: $candidateId) {\n      __typename\n      ... on User { ...UserRow }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation LinkCandidateToUser($userId: ID!, $candidateId: String!) {\n    linkCandidateToUser(userId: $userId, candidateId: $candidateId) {\n      __typename\n      ... on User { ...UserRow }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnlinkCandidateFromUser($userId: ID!, $candidateId: String!) {\n    unlinkCandidateFromUser(userId: $userId, candidateId: $candidateId) { ...UserRow }\n  }\n"): (typeof documents)["\n  mutation UnlinkCandidateFromUser($userId: ID!, $candidateId: String!) {\n    unlinkCandidateFromUser(userId: $userId, candidateId: $candidateId) { ...UserRow }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndUserSessions($id: ID!) {\n    endUserSessions(id: $id) { ...UserRow }\n  }\n"): (typeof documents)["\n  mutation EndUserSessions($id: ID!) {\n    endUserSessions(id: $id) { ...UserRow }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminVideos {\n    videoSource { kind channelId }\n    contentItems(collection: \"chosenVideos\") { ...ContentItemRow }\n    content { chosenVideos { id address place } }\n  }\n"): (typeof documents)["\n  query AdminVideos {\n    videoSource { kind channelId }\n    contentItems(collection: \"chosenVideos\") { ...ContentItemRow }\n    content { chosenVideos { id address place } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebsiteCollection($collection: ID!) {\n    contentCollection(key: $collection) { ...ContentCollectionParts }\n    contentCollections { key label section page }\n    contentItems(collection: $collection) { ...ContentItemRow }\n    deletedItems: contentItems(collection: $collection, deleted: true) { id title }\n    contentItem(collection: $collection) {\n      ...ContentItemRow\n      data problems { path message } unknownNames\n      versions { number savedAt author publishAt isScheduled data }\n    }\n  }\n"): (typeof documents)["\n  query WebsiteCollection($collection: ID!) {\n    contentCollection(key: $collection) { ...ContentCollectionParts }\n    contentCollections { key label section page }\n    contentItems(collection: $collection) { ...ContentItemRow }\n    deletedItems: contentItems(collection: $collection, deleted: true) { id title }\n    contentItem(collection: $collection) {\n      ...ContentItemRow\n      data problems { path message } unknownNames\n      versions { number savedAt author publishAt isScheduled data }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebsiteItem($collection: ID!, $id: ID) {\n    contentCollection(key: $collection) { ...ContentCollectionParts }\n    contentItem(collection: $collection, id: $id) {\n      ...ContentItemRow\n      data problems { path message } unknownNames\n      versions { number savedAt author publishAt isScheduled data }\n    }\n  }\n"): (typeof documents)["\n  query WebsiteItem($collection: ID!, $id: ID) {\n    contentCollection(key: $collection) { ...ContentCollectionParts }\n    contentItem(collection: $collection, id: $id) {\n      ...ContentItemRow\n      data problems { path message } unknownNames\n      versions { number savedAt author publishAt isScheduled data }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaymentsReadParts on PaymentsRead {\n    lines\n    notes\n    payments { row candidateId isKnown amount day receiptNumber method change before sameAs }\n  }\n"): (typeof documents)["\n  fragment PaymentsReadParts on PaymentsRead {\n    lines\n    notes\n    payments { row candidateId isKnown amount day receiptNumber method change before sameAs }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReadPayments($file: Upload!, $sheet: String, $lines: [String!]!) {\n    readPayments(file: $file, sheet: $sheet, lines: $lines) {\n      __typename\n      ...PaymentsReadParts\n      ...CsvProblems\n    }\n  }\n"): (typeof documents)["\n  mutation ReadPayments($file: Upload!, $sheet: String, $lines: [String!]!) {\n    readPayments(file: $file, sheet: $sheet, lines: $lines) {\n      __typename\n      ...PaymentsReadParts\n      ...CsvProblems\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Website {\n    contentCollections { key label section help single locked itemCount draftCount }\n  }\n"): (typeof documents)["\n  query Website {\n    contentCollections { key label section help single locked itemCount draftCount }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Achievements {\n    content {\n      achievementsPage {\n        id intro\n        figures { label value }\n      }\n      achievementYears {\n        id title year hue summary selected of scholarships\n        badges { body meaning selected of }\n        picture { ...ContentPictureParts }\n        toppers { name reached from photo { ...ContentPictureParts } }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Achievements {\n    content {\n      achievementsPage {\n        id intro\n        figures { label value }\n      }\n      achievementYears {\n        id title year hue summary selected of scholarships\n        badges { body meaning selected of }\n        picture { ...ContentPictureParts }\n        toppers { name reached from photo { ...ContentPictureParts } }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Contact {\n    content { contactPage { intro emailNote addressNote visitLead visitPlan { title text } } }\n  }\n"): (typeof documents)["\n  query Contact {\n    content { contactPage { intro emailNote addressNote visitLead visitPlan { title text } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Course {\n    content {\n      courseGroups { id category hue timing times { from to } }\n      courses {\n        id slug title degree shortDescription longDescription drawing group { id }\n        duration eligibility exam marks { subject marks } questions\n        fee nextBatch seats timetable teacher\n        picture { ...ContentPictureParts }\n      }\n    }\n    site { phones }\n  }\n"): (typeof documents)["\n  query Course {\n    content {\n      courseGroups { id category hue timing times { from to } }\n      courses {\n        id slug title degree shortDescription longDescription drawing group { id }\n        duration eligibility exam marks { subject marks } questions\n        fee nextBatch seats timetable teacher\n        picture { ...ContentPictureParts }\n      }\n    }\n    site { phones }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Faculty {\n    content {\n      administrativeTeam { id name designation bio photo { ...ContentPictureParts } }\n      departments { id name slug motto picture }\n      teachers {\n        id name designation specialization bio department { id }\n        photo { ...ContentPictureParts }\n      }\n      facultyPage { defaultBio highlights { title text } }\n    }\n  }\n"): (typeof documents)["\n  query Faculty {\n    content {\n      administrativeTeam { id name designation bio photo { ...ContentPictureParts } }\n      departments { id name slug motto picture }\n      teachers {\n        id name designation specialization bio department { id }\n        photo { ...ContentPictureParts }\n      }\n      facultyPage { defaultBio highlights { title text } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeCourses {\n    content {\n      courseGroups { id slug name hue purpose timing times { from to } }\n      courses { id slug title shortName homePosition group { id } }\n      coursesPage { id homeIntro }\n    }\n  }\n"): (typeof documents)["\n  query HomeCourses {\n    content {\n      courseGroups { id slug name hue purpose timing times { from to } }\n      courses { id slug title shortName homePosition group { id } }\n      coursesPage { id homeIntro }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewestExam {\n    exams { id title date }\n    announcedReleases { releaseAt exam { id title } }\n  }\n"): (typeof documents)["\n  query NewestExam {\n    exams { id title date }\n    announcedReleases { releaseAt exam { id title } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExamIds($examId: ID!) {\n    examFacts(examId: $examId) { hasNumericIds }\n  }\n"): (typeof documents)["\n  query ExamIds($examId: ID!) {\n    examFacts(examId: $examId) { hasNumericIds }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Home {\n    content {\n      homePage {\n        id picture { ...ContentPictureParts }\n        reasonsIntro appText counselingText\n        statistics { label value shape dots filledDots legend }\n        reasons { title text drawing }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Home {\n    content {\n      homePage {\n        id picture { ...ContentPictureParts }\n        reasonsIntro appText counselingText\n        statistics { label value shape dots filledDots legend }\n        reasons { title text drawing }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Infrastructure {\n    content {\n      infrastructurePage {\n        id intro hours opens closes\n        photo { ...ContentPictureParts }\n        figures { label value picture }\n        facilities { title floor text amount unit photo { ...ContentPictureParts } }\n        features { title text icon }\n        amenities { title text icon }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Infrastructure {\n    content {\n      infrastructurePage {\n        id intro hours opens closes\n        photo { ...ContentPictureParts }\n        figures { label value picture }\n        facilities { title floor text amount unit photo { ...ContentPictureParts } }\n        features { title text icon }\n        amenities { title text icon }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Legal {\n    content {\n      privacyPolicyPage { additions sections { title text } changedOn }\n      termsOfServicePage { additions sections { title text } changedOn }\n      cookiesPolicyPage { additions sections { title text } changedOn }\n    }\n  }\n"): (typeof documents)["\n  query Legal {\n    content {\n      privacyPolicyPage { additions sections { title text } changedOn }\n      termsOfServicePage { additions sections { title text } changedOn }\n      cookiesPolicyPage { additions sections { title text } changedOn }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Mission {\n    content {\n      missionPage { id mission vision values { name text } philosophy commitments }\n    }\n  }\n"): (typeof documents)["\n  query Mission {\n    content {\n      missionPage { id mission vision values { name text } philosophy commitments }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OnlineClass {\n    content {\n      onlineClassPage {\n        intro app withoutApp browser withoutBrowser featuresLead features { title when text } supportLead\n      }\n    }\n  }\n"): (typeof documents)["\n  query OnlineClass {\n    content {\n      onlineClassPage {\n        intro app withoutApp browser withoutBrowser featuresLead features { title when text } supportLead\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Overview {\n    content {\n      overviewPage {\n        id legacyIntro legacyDrawing facilitiesIntro facilities\n        figures { label value picture }\n        milestones { year title text }\n        recognitions { title by text }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Overview {\n    content {\n      overviewPage {\n        id legacyIntro legacyDrawing facilitiesIntro facilities\n        figures { label value picture }\n        milestones { year title text }\n        recognitions { title by text }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Testimonials {\n    content {\n      testimonials { id name course content rating photo { ...ContentPictureParts } }\n      successStories { id title content name achievement photo { ...ContentPictureParts } }\n    }\n  }\n"): (typeof documents)["\n  query Testimonials {\n    content {\n      testimonials { id name course content rating photo { ...ContentPictureParts } }\n      successStories { id title content name achievement photo { ...ContentPictureParts } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VerifySlip($code: String!, $proof: String) {\n    verifyResultSlip(code: $code, proof: $proof) {\n      state\n      revisedAt\n      slip {\n        code\n        issuedAt\n        institute\n        candidateId\n        studentName\n        groups\n        examId\n        examTitle\n        examDate\n        ...ResultValues\n        fullMarks\n        passPercentage\n        passed\n        subjects { name mark isAbsent }\n      }\n    }\n  }\n"): (typeof documents)["\n  query VerifySlip($code: String!, $proof: String) {\n    verifyResultSlip(code: $code, proof: $proof) {\n      state\n      revisedAt\n      slip {\n        code\n        issuedAt\n        institute\n        candidateId\n        studentName\n        groups\n        examId\n        examTitle\n        examDate\n        ...ResultValues\n        fullMarks\n        passPercentage\n        passed\n        subjects { name mark isAbsent }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AssignmentRow on Assignment {\n    id\n    title\n    subject\n    task\n    status\n    dueAt\n    submittedOn\n    marks\n    fullMarks\n  }\n"): (typeof documents)["\n  fragment AssignmentRow on Assignment {\n    id\n    title\n    subject\n    task\n    status\n    dueAt\n    submittedOn\n    marks\n    fullMarks\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Assignments {\n    assignments { ...AssignmentRow }\n  }\n"): (typeof documents)["\n  query Assignments {\n    assignments { ...AssignmentRow }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmptyStudentPages { emptyStudentPages }\n"): (typeof documents)["\n  query EmptyStudentPages { emptyStudentPages }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StudentLinks {\n    site { ...OutsideLinks }\n    outsideLinks { id label about url }\n  }\n"): (typeof documents)["\n  query StudentLinks {\n    site { ...OutsideLinks }\n    outsideLinks { id label about url }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OutsideLinks on Site {\n    phones\n    portalLogInUrl\n    onlineClassUrl\n    onlineFormUrl\n    androidAppUrl\n    iosAppUrl\n  }\n"): (typeof documents)["\n  fragment OutsideLinks on Site {\n    phones\n    portalLogInUrl\n    onlineClassUrl\n    onlineFormUrl\n    androidAppUrl\n    iosAppUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Materials {\n    studyMaterials { id title kind summary pdf { ...DownloadPdf } }\n  }\n"): (typeof documents)["\n  query Materials {\n    studyMaterials { id title kind summary pdf { ...DownloadPdf } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Papers {\n    previousPapers { id title course heldOn questionCount minutes pdf { ...DownloadPdf } }\n  }\n"): (typeof documents)["\n  query Papers {\n    previousPapers { id title course heldOn questionCount minutes pdf { ...DownloadPdf } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Payments {\n    payments { ...PaymentRow }\n    howToPay\n    site { phones officeHours address }\n  }\n"): (typeof documents)["\n  query Payments {\n    payments { ...PaymentRow }\n    howToPay\n    site { phones officeHours address }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaymentRow on Payment {\n    id\n    term\n    amount\n    period\n    status\n    dueOn\n    paidOn\n    method\n    receiptNumber\n    receiptUrl\n  }\n"): (typeof documents)["\n  fragment PaymentRow on Payment {\n    id\n    term\n    amount\n    period\n    status\n    dueOn\n    paidOn\n    method\n    receiptNumber\n    receiptUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Portal {\n    viewer { user { id name } }\n    content { emptyPages }\n    emptyStudentPages\n    examSchedule { ...ExamRow }\n    assignments { ...AssignmentRow }\n    payments { ...PaymentRow }\n    notices(first: 1) { nodes { id title type publishedAt } }\n  }\n"): (typeof documents)["\n  query Portal {\n    viewer { user { id name } }\n    content { emptyPages }\n    emptyStudentPages\n    examSchedule { ...ExamRow }\n    assignments { ...AssignmentRow }\n    payments { ...PaymentRow }\n    notices(first: 1) { nodes { id title type publishedAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuestionBank {\n    questionBank { id subject questionCount chapters pdf { ...DownloadPdf } }\n  }\n"): (typeof documents)["\n  query QuestionBank {\n    questionBank { id subject questionCount chapters pdf { ...DownloadPdf } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnResults {\n    myResults { ...MarkSheet }\n    viewer { user { id candidateLinks { candidateId linkedAt byStaff } } }\n    site { name phones }\n  }\n"): (typeof documents)["\n  query OwnResults {\n    myResults { ...MarkSheet }\n    viewer { user { id candidateLinks { candidateId linkedAt byStaff } } }\n    site { name phones }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ExamRow on ScheduledExam {\n    id\n    title\n    startsAt\n    endsAt\n    place\n    covers\n    questionCount\n  }\n"): (typeof documents)["\n  fragment ExamRow on ScheduledExam {\n    id\n    title\n    startsAt\n    endsAt\n    place\n    covers\n    questionCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Schedule {\n    examSchedule { ...ExamRow }\n  }\n"): (typeof documents)["\n  query Schedule {\n    examSchedule { ...ExamRow }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Syllabus {\n    syllabus { id course programs weeks lessonMinutes subjects { name lessons topics } pdf { ...DownloadPdf } }\n  }\n"): (typeof documents)["\n  query Syllabus {\n    syllabus { id course programs weeks lessonMinutes subjects { name lessons topics } pdf { ...DownloadPdf } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExamDistribution($examId: ID!) {\n    examDistribution(examId: $examId) {\n      examId\n      title\n      date\n      passPercentage\n      all { ...DistributionGroup }\n      groups { ...DistributionGroup }\n    }\n  }\n"): (typeof documents)["\n  query ExamDistribution($examId: ID!) {\n    examDistribution(examId: $examId) {\n      examId\n      title\n      date\n      passPercentage\n      all { ...DistributionGroup }\n      groups { ...DistributionGroup }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Teacher {\n    examDuties { ...DutyRow }\n    exams { id title date }\n  }\n"): (typeof documents)["\n  query Teacher {\n    examDuties { ...DutyRow }\n    exams { id title date }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DutyRow on ExamDuty {\n    reportAt\n    invigilators\n    exam { id title startsAt endsAt place questionCount }\n  }\n"): (typeof documents)["\n  fragment DutyRow on ExamDuty {\n    reportAt\n    invigilators\n    exam { id title startsAt endsAt place questionCount }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;