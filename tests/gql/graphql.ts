/* eslint-disable */
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** The values of a content item, a JSON object with a value for each declared field. */
  ContentData: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /** A day without a time zone, yyyy-MM-dd. */
  Date: { input: string; output: string; }
  /** A moment, ISO 8601 in UTC. */
  DateTime: { input: string; output: string; }
  /** An exact decimal number as a string, such as "78.25". */
  Decimal: { input: string; output: string; }
  /** A file, sent by the GraphQL multipart request specification. */
  Upload: { input: File; output: File; }
};

export type AcceptInvitationResult = InvalidInput | LinkNotValid | SignedIn;

/** The personal data stored about a user. */
export type AccountData = {
  __typename?: 'AccountData';
  /** Number of activities of the user in the log. They stay without the actor when the account is deleted. */
  activities: Scalars['Int']['output'];
  /** Candidate IDs that are linked to the account. The links are deleted with the account; the results stay. */
  candidateIds: Array<Scalars['String']['output']>;
  /** All stored data as a JSON document for the user, without the hashes of the password and of tokens, and without the addresses of others. */
  export: Scalars['String']['output'];
  /** When the address was invited, if it has an invitation. The invitation is deleted with the account. */
  invitedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of notices the user created. They stay without the author when the account is deleted. */
  notices: Scalars['Int']['output'];
  /** Number of requests for a re-check with the address as contact. They stay without a contact when the account is deleted. */
  rechecks: Scalars['Int']['output'];
  /** Number of sessions, ended ones included. Deleted with the account. */
  sessions: Scalars['Int']['output'];
  /** Number of result files and student lists the user uploaded. They stay without the uploader when the account is deleted. */
  uploads: Scalars['Int']['output'];
  user: User;
};

export type AchievementFigure = {
  __typename?: 'AchievementFigure';
  /** What is counted, such as Entrance Toppers. */
  label: Scalars['String']['output'];
  /** Such as 50+ or 90%+. */
  value: Scalars['String']['output'];
};

/** Results of each year, the newest first. The first one is open when the page opens. */
export type AchievementYear = {
  __typename?: 'AchievementYear';
  /** When several bodies held an exam of their own. */
  badges: Array<SelectionBadge>;
  /** Colour */
  hue?: Maybe<Hue>;
  id: Scalars['ID']['output'];
  /** Students who sat the exam */
  of?: Maybe<Scalars['Int']['output']>;
  /** Wide, such as the celebration of the toppers. */
  picture?: Maybe<ContentPicture>;
  /** How many, such as 165+. */
  scholarships?: Maybe<Scalars['String']['output']>;
  /** Shown when both numbers are filled in. */
  selected?: Maybe<Scalars['Int']['output']>;
  /** Summary */
  summary?: Maybe<Scalars['String']['output']>;
  /** Such as CEE MBBS Entrance. */
  title: Scalars['String']['output'];
  /** Ask each of them for permission first. */
  toppers: Array<Topper>;
  /** Such as 2024. */
  year: Scalars['Int']['output'];
};

/** Introduction and figures above the years. */
export type AchievementsPage = {
  __typename?: 'AchievementsPage';
  /** Four fit in a row. */
  figures: Array<AchievementFigure>;
  id: Scalars['ID']['output'];
  /** Below the page’s title. */
  intro?: Maybe<Scalars['String']['output']>;
};

/** An action of staff. */
export type Activity = {
  __typename?: 'Activity';
  /** The kind of subject and the action, such as `results.published`. */
  action: Scalars['String']['output'];
  /** Name or address of the actor; null when the account was deleted or nobody was signed in. */
  actor?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Whether the subject is an invitation that has not become an account. */
  isInvitation: Scalars['Boolean']['output'];
  /** Name of the subject at that time. */
  subject: Scalars['String']['output'];
  /** Id of the exam, result file, student upload, notice, account, invitation or request for a re-check; null when it was deleted. */
  subjectId?: Maybe<Scalars['ID']['output']>;
};

export type ActivityConnection = {
  __typename?: 'ActivityConnection';
  edges: Array<ActivityEdge>;
  nodes: Array<Activity>;
  pageInfo: PageInfo;
};

export type ActivityEdge = {
  __typename?: 'ActivityEdge';
  cursor: Scalars['String']['output'];
  node: Activity;
};

/** The institute’s management. The first three are shown large. */
export type Administrator = {
  __typename?: 'Administrator';
  /** Without it the words from “Faculty page” are shown. */
  bio?: Maybe<Scalars['String']['output']>;
  /** Designation */
  designation: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Name */
  name: Scalars['String']['output'];
  /** Upright or square. Without it a monogram is drawn. */
  photo?: Maybe<ContentPicture>;
};

export type Amenity = {
  __typename?: 'Amenity';
  /** Icon */
  icon: AmenityIcon;
  /** Text */
  text: Scalars['String']['output'];
  /** Title */
  title: Scalars['String']['output'];
};

export type AmenityIcon =
  | 'accessible'
  | 'bus'
  | 'cafeteria'
  | 'firstAid'
  | 'hostel'
  | 'laboratory'
  | 'other'
  | 'parking'
  | 'power'
  | 'printer'
  | 'recreation'
  | 'screen'
  | 'security'
  | 'study'
  | 'water'
  | 'wifi';

/** When the results of an exam can be seen, as staff announced it. */
export type AnnouncedRelease = {
  __typename?: 'AnnouncedRelease';
  exam: Exam;
  /** By the clock of the database. */
  releaseAt: Scalars['DateTime']['output'];
};

export type AnswerRecheckResult = InvalidInput | RecheckConflict | RecheckRequest;

/** Homework: its task, due date, submission and marks. */
export type Assignment = {
  __typename?: 'Assignment';
  dueAt: Scalars['DateTime']['output'];
  fullMarks: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Null until it is marked. */
  marks?: Maybe<Scalars['Int']['output']>;
  status: AssignmentStatus;
  subject: Scalars['String']['output'];
  /** Null until it is handed in, and when the day was not entered. */
  submittedOn?: Maybe<Scalars['Date']['output']>;
  task: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type AssignmentStatus =
  | 'DUE'
  | 'OVERDUE'
  /** Its time is over; without a linked candidate ID it is not known whether it is submitted. */
  | 'PAST'
  | 'SUBMITTED';

export type BuildingFigure = {
  __typename?: 'BuildingFigure';
  /** What is counted, such as books. */
  label: Scalars['String']['output'];
  /** Picture */
  picture: BuildingPicture;
  /** Such as 5,000+. */
  value: Scalars['String']['output'];
};

export type BuildingPicture =
  | 'plan'
  | 'screens'
  | 'shelf';

/** All stored data of a candidate, in published and staged files. */
export type CandidateData = {
  __typename?: 'CandidateData';
  candidateId: Scalars['String']['output'];
  entries: Array<KeptEntry>;
  /** All stored data as a JSON document for the candidate. */
  export: Scalars['String']['output'];
  invitation?: Maybe<KeptInvitation>;
  link?: Maybe<KeptLink>;
  listEntries: Array<KeptListEntry>;
  rechecks: Array<KeptRecheck>;
  results: Array<KeptResult>;
  slips: Array<ResultSlip>;
};

/** A candidate ID that belongs to an account. */
export type CandidateLink = {
  __typename?: 'CandidateLink';
  /** Whether an admin linked it, not the student. */
  byStaff: Scalars['Boolean']['output'];
  candidateId: Scalars['String']['output'];
  linkedAt: Scalars['DateTime']['output'];
};

export type ChangePasswordResult = InvalidInput | PasswordChanged;

export type CheckState =
  | 'OK'
  /** To be mended now. */
  | 'PROBLEM'
  /** To be mended soon. */
  | 'WARNING';

/** Recorded classes to show first, and those to hide. Videos of other channels can be added. */
export type ChosenVideo = {
  __typename?: 'ChosenVideo';
  /** As YouTube shows it, such as https://www.youtube.com/watch?v=dQw4w9WgXcQ. */
  address: Scalars['String']['output'];
  /** Description */
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Wide. Videos of your channel have one already. */
  picture?: Maybe<ContentPicture>;
  /** Where it stands */
  place: VideoPlace;
  /** Title */
  title: Scalars['String']['output'];
};

export type ClassTime = {
  __typename?: 'ClassTime';
  /** 24-hour clock; 6.5 is 6:30. */
  from: Scalars['Float']['output'];
  /** 24-hour clock; 6.5 is 6:30. */
  to: Scalars['Float']['output'];
};

export type CloseRecheckResult = RecheckConflict | RecheckRequest;

/** The record was changed since the version that was edited, or made before. Nothing was changed. Each kind has the present record as `current`. */
export type Conflict = {
  message: Scalars['String']['output'];
};

/** Texts beside phones, email and address, and advice to visitors for the day they come. */
export type ContactPage = {
  __typename?: 'ContactPage';
  /** Such as whether a visit needs an appointment. */
  addressNote?: Maybe<Scalars['String']['output']>;
  /** Such as how soon you answer. */
  emailNote?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Below the page’s title. */
  intro?: Maybe<Scalars['String']['output']>;
  /** Below “Visit us”. */
  visitLead?: Maybe<Scalars['String']['output']>;
  /** What visitors can do */
  visitPlan: Array<TitledText>;
};

/** The institute’s published content. Empty lists and nulls: nothing is published yet. */
export type Content = {
  __typename?: 'Content';
  /** Achievements by year */
  achievementYears: Array<AchievementYear>;
  /** Achievements page */
  achievementsPage?: Maybe<AchievementsPage>;
  /** Administrative team */
  administrativeTeam: Array<Administrator>;
  /** Videos */
  chosenVideos: Array<ChosenVideo>;
  /** Contact page */
  contactPage?: Maybe<ContactPage>;
  /** Cookies policy */
  cookiesPolicyPage?: Maybe<CookiesPolicyPage>;
  /** Course groups */
  courseGroups: Array<CourseGroup>;
  /** Courses */
  courses: Array<Course>;
  /** Introductions */
  coursesPage?: Maybe<CoursesPage>;
  /** Departments */
  departments: Array<Department>;
  /** Paths of the pages without published content: neither linked nor indexed. */
  emptyPages: Array<Scalars['String']['output']>;
  /** Faculty page */
  facultyPage?: Maybe<FacultyPage>;
  /** Home page */
  homePage?: Maybe<HomePage>;
  /** Infrastructure and facilities */
  infrastructurePage?: Maybe<InfrastructurePage>;
  /** Mission and vision */
  missionPage?: Maybe<MissionPage>;
  /** Online class */
  onlineClassPage?: Maybe<OnlineClassPage>;
  /** Overview */
  overviewPage?: Maybe<OverviewPage>;
  /** Privacy policy */
  privacyPolicyPage?: Maybe<PrivacyPolicyPage>;
  /** Success stories */
  successStories: Array<SuccessStory>;
  /** Teachers */
  teachers: Array<Teacher>;
  /** Terms of service */
  termsOfServicePage?: Maybe<TermsOfServicePage>;
  /** Testimonials */
  testimonials: Array<Testimonial>;
};

/** A declared kind of content: a list of items, or a singleton. */
export type ContentCollection = {
  __typename?: 'ContentCollection';
  /** Items whose newest version is a draft. */
  draftCount: Scalars['Int']['output'];
  fields: Array<ContentField>;
  /** Whether there is a preview of its page: not of one for students, who sign in. */
  hasPreview: Scalars['Boolean']['output'];
  help: Scalars['String']['output'];
  /** Items that are not deleted. */
  itemCount: Scalars['Int']['output'];
  key: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  /** Whether the file that SITE_CONFIG names decides instead. */
  locked: Scalars['Boolean']['output'];
  /** The values of that file; null unless `locked`. */
  lockedData?: Maybe<Scalars['ContentData']['output']>;
  /** Most items. */
  max: Scalars['Int']['output'];
  /** Path of the page that shows it. */
  page: Scalars['String']['output'];
  /** Where the navigation lists it. */
  section: Scalars['String']['output'];
  /** Whether there is exactly one item. */
  single: Scalars['Boolean']['output'];
};

/** The record was changed since the version that was edited, or made before. Nothing was changed. */
export type ContentConflict = Conflict & {
  __typename?: 'ContentConflict';
  current: ContentItem;
  message: Scalars['String']['output'];
};

/** A declared field of a collection, or of the rows of a field. */
export type ContentField = {
  __typename?: 'ContentField';
  /** Key of the collection that a reference chooses from. */
  collection?: Maybe<Scalars['String']['output']>;
  fields: Array<ContentField>;
  help?: Maybe<Scalars['String']['output']>;
  /** Whether a Nepali text may stand beside it: in `ne` of the data, by the name of the field. */
  isTranslated: Scalars['Boolean']['output'];
  kind: ContentFieldKind;
  label: Scalars['String']['output'];
  /** Characters of a text, entries of a list. */
  maxLength?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  /** The options of a choice. */
  options: Array<ContentOption>;
  required: Scalars['Boolean']['output'];
};

export type ContentFieldKind =
  | 'CHOICE'
  | 'COLOR'
  | 'DATE'
  | 'FILE'
  | 'LINK'
  | 'LONG_TEXT'
  | 'NUMBER'
  | 'PICTURE'
  | 'PLAIN_TEXT'
  | 'REFERENCE'
  | 'ROWS'
  | 'TEXT'
  | 'TEXTS';

/** An item of the content with its newest version. */
export type ContentItem = {
  __typename?: 'ContentItem';
  collection: Scalars['String']['output'];
  data: Scalars['ContentData']['output'];
  id: Scalars['ID']['output'];
  /** Whether it came with the demo institute. */
  isDemo: Scalars['Boolean']['output'];
  problemCount: Scalars['Int']['output'];
  /** The fields to fill in or correct before the newest version can be published. */
  problems: Array<FieldProblem>;
  /** When the newest version becomes, or became, visible; null for a draft. */
  publishAt?: Maybe<Scalars['DateTime']['output']>;
  savedAt: Scalars['DateTime']['output'];
  state: ContentState;
  title: Scalars['String']['output'];
  translation: ContentTranslation;
  /** Of an assignment or fee: the candidate IDs of its newest version that no published result file and no student list has, and the groups that no student has on their newest active list. Nobody sees their lines. */
  unknownNames: Array<Scalars['String']['output']>;
  /** Items that its required references name and that are hidden, deleted or not published; so visitors do not see this one. */
  unpublishedReferences: Array<UnpublishedReference>;
  /** Number of the newest version; see saveContent. */
  version: Scalars['Int']['output'];
  /** The newest 30 versions, newest first. */
  versions: Array<ContentVersion>;
};

export type ContentOption = {
  __typename?: 'ContentOption';
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** An uploaded picture with its description. */
export type ContentPicture = {
  __typename?: 'ContentPicture';
  /** Alternative text, for people who do not see the picture. */
  alt: Scalars['String']['output'];
  media: MediaFile;
};

/** State of a saved version. */
export type ContentPublication =
  /** Visitors see it from `publishAt` on. */
  | 'AT'
  /** Only staff see it. */
  | 'DRAFT'
  /** Visitors see it at once. */
  | 'NOW';

/** State of an item for visitors. */
export type ContentState =
  /** An older version: the newest one is a draft. */
  | 'CHANGED'
  /** Nothing: it was never published. */
  | 'DRAFT'
  /** Nothing: staff have hidden it. */
  | 'HIDDEN'
  /** The newest version. */
  | 'PUBLISHED'
  /** Nothing or an older version, until the time of the newest one. */
  | 'SCHEDULED';

/** How far the texts of an item or a notice are in Nepali. */
export type ContentTranslation = {
  __typename?: 'ContentTranslation';
  /** Whether any text has one. */
  hasBegun: Scalars['Boolean']['output'];
  /** How many of these lack it. */
  missing: Scalars['Int']['output'];
  /** Texts that need one in Nepali. */
  texts: Scalars['Int']['output'];
};

/** One saved version of an item. */
export type ContentVersion = {
  __typename?: 'ContentVersion';
  /** Name or address; null when the account was deleted, or for sample content. */
  author?: Maybe<Scalars['String']['output']>;
  data: Scalars['ContentData']['output'];
  /** Whether that moment is in the future. */
  isScheduled: Scalars['Boolean']['output'];
  /** Grows with each version of the item, from 1, and when the data of a candidate whom it names is deleted. */
  number: Scalars['Int']['output'];
  /** From when on visitors may see it; null for a draft, and once a newer version was saved before that moment. */
  publishAt?: Maybe<Scalars['DateTime']['output']>;
  savedAt: Scalars['DateTime']['output'];
};

/** There is a standard text. Add to it, or replace it. */
export type CookiesPolicyPage = {
  __typename?: 'CookiesPolicyPage';
  /** Shown below the standard text, which follows what this software does. */
  additions?: Maybe<Scalars['String']['output']>;
  /** When you changed it last; shown beside it. */
  changedOn?: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  /** Only if you have a complete text of your own, from a lawyer for example. */
  sections: Array<LegalTextSection>;
};

export type CoreValue = {
  __typename?: 'CoreValue';
  /** Name */
  name: Scalars['String']['output'];
  /** Text */
  text: Scalars['String']['output'];
};

export type CorrectResultResult = InvalidInput | ResultConflict | StagedExamResults;

/** Each course has a page of its own. It is shown while its group is published. */
export type Course = {
  __typename?: 'Course';
  /** Such as Bachelor of Science in Nursing. */
  degree: Scalars['String']['output'];
  /** Drawing */
  drawing: CourseDrawing;
  /** Such as 4 years. */
  duration?: Maybe<Scalars['String']['output']>;
  /** Who may apply */
  eligibility?: Maybe<Scalars['String']['output']>;
  /** The exam that the course prepares for. */
  exam?: Maybe<Scalars['String']['output']>;
  /** Such as ₹25,000 for 16 weeks. */
  fee?: Maybe<Scalars['String']['output']>;
  /** Group */
  group?: Maybe<CourseGroup>;
  /** Within its group, 1 for the first. Courses without a place follow in the order of this list. */
  homePosition?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** Long description */
  longDescription: Scalars['String']['output'];
  /** Marks in the exam */
  marks: Array<SubjectMarks>;
  /** First day of class. Not shown once it is past. */
  nextBatch?: Maybe<Scalars['Date']['output']>;
  /** Wide. Without it the drawing is shown. */
  picture?: Maybe<ContentPicture>;
  /** Questions in the exam */
  questions?: Maybe<Scalars['Int']['output']>;
  /** Seats */
  seats?: Maybe<Scalars['Int']['output']>;
  /** One or two sentences. */
  shortDescription: Scalars['String']['output'];
  /** On the home page; without it, the title stands there. */
  shortName?: Maybe<Scalars['String']['output']>;
  /** Small letters and hyphens, such as bsc-nursing. */
  slug: Scalars['String']['output'];
  /** Who teaches or leads the course. */
  teacher?: Maybe<Scalars['String']['output']>;
  /** Such as Sunday to Friday, 6 to 10 AM. */
  timetable?: Maybe<Scalars['String']['output']>;
  /** Title */
  title: Scalars['String']['output'];
};

export type CourseDrawing =
  | 'barley'
  | 'bowl'
  | 'buffalo'
  | 'cog'
  | 'eye'
  | 'heart'
  | 'lamp'
  | 'microscope'
  | 'mortar'
  | 'pine'
  | 'ribs'
  | 'speech'
  | 'stretch'
  | 'tooth'
  | 'village';

/** Courses that are taught together. A group is shown once it has a published course; the home page shows the first three. */
export type CourseGroup = {
  __typename?: 'CourseGroup';
  /** On tabs and labels, such as Medical. */
  category: Scalars['String']['output'];
  /** Colour */
  hue: Hue;
  id: Scalars['ID']['output'];
  /** Name */
  name: Scalars['String']['output'];
  /** Who the group is for, in one sentence. */
  purpose: Scalars['String']['output'];
  /** Small letters and hyphens, such as medical. */
  slug: Scalars['String']['output'];
  /** Drawn as a strip of the day. */
  times: Array<ClassTime>;
  /** Such as: Morning 6:00 to 10:00 AM */
  timing: Scalars['String']['output'];
};

/** The subjects of a course, with lessons and topics. */
export type CourseSyllabus = {
  __typename?: 'CourseSyllabus';
  course: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Length of a lesson in minutes. */
  lessonMinutes: Scalars['Int']['output'];
  pdf: PdfFile;
  /** The programs that the course prepares for. */
  programs: Array<Scalars['String']['output']>;
  subjects: Array<SyllabusSubject>;
  weeks: Scalars['Int']['output'];
};

/** Sentences above the list of courses. */
export type CoursesPage = {
  __typename?: 'CoursesPage';
  /** On the home page */
  homeIntro?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** On the courses page */
  intro?: Maybe<Scalars['String']['output']>;
};

export type CreateNoticeResult = InvalidInput | Notice | NoticeConflict;

/** A problem that several rows of an uploaded table share. */
export type CsvCause = {
  __typename?: 'CsvCause';
  /** Name of the column; null for a problem of the whole row or file. */
  column?: Maybe<Scalars['String']['output']>;
  /** Number of rows. */
  count: Scalars['Int']['output'];
  /** That of the first row. */
  message: Scalars['String']['output'];
  /** The numbers of the first five rows. */
  rows: Array<Scalars['Int']['output']>;
};

/** A problem of an uploaded table. */
export type CsvProblem = {
  __typename?: 'CsvProblem';
  /** Name of the column; null for a problem of the whole row or file. */
  column?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  /** Row number as in a spreadsheet, the header being row 1; null for a problem of the whole file. */
  row?: Maybe<Scalars['Int']['output']>;
};

/** Counts, waiting uploads, coming releases and recent activities. */
export type Dashboard = {
  __typename?: 'Dashboard';
  activeNotices: Scalars['Int']['output'];
  /** The demo's entries; null without any. */
  demo?: Maybe<DemoData>;
  /** Exams of these files, released or not. */
  exams: Scalars['Int']['output'];
  /** Result of the latest clean-up of stored files; null before the first one. */
  fileStore?: Maybe<FileStoreStatus>;
  /** Notices that only staff see. */
  inactiveNotices: Scalars['Int']['output'];
  /** Whether the viewer uses an account of the demo. */
  isDemoAccount: Scalars['Boolean']['output'];
  /** Content that a good website has and this one lacks. */
  missingContent: Array<MissingContent>;
  nightlyBackup: NightlyBackup;
  /** Requests for a re-check that nobody has answered. */
  openRechecks: Scalars['Int']['output'];
  /** The latest activities, newest first, without intermediate steps such as checking a file. */
  recentActivity: Array<Activity>;
  /** Published and withdrawn result files. */
  resultFiles: Scalars['Int']['output'];
  /** Active student lists. */
  studentUploads: Scalars['Int']['output'];
  /** Number of distinct students on the active lists. */
  students: Scalars['Int']['output'];
  studyMaterials: Scalars['Int']['output'];
  /** The state of the server: backups, files, mails, disk, errors, settings. The gravest first. */
  system: Array<SystemCheck>;
  /** The exams that wait for their release, the earliest release first. */
  upcomingReleases: Array<ManagedExam>;
  /** Staged files, newest first. */
  waitingUploads: Array<WaitingUpload>;
};


/** Counts, waiting uploads, coming releases and recent activities. */
export type DashboardRecentActivityArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type DeleteCandidateDataResult = DeletedCandidateData | InvalidInput;

export type DeleteUserResult = DeletedUser | InvalidInput | LastAdmin;

/** The number of a candidate's deleted rows. */
export type DeletedCandidateData = {
  __typename?: 'DeletedCandidateData';
  /** Assignments and fees that named the candidate. */
  entries: Scalars['Int']['output'];
  /** Rows of student lists. */
  listEntries: Scalars['Int']['output'];
  /** Rows of result files. */
  results: Scalars['Int']['output'];
};

/** Candidates whose PIN or date of birth no longer counts without the lists. */
export type DeletedSecrets = {
  __typename?: 'DeletedSecrets';
  /** Number of candidates who have no other. */
  lost: Scalars['Int']['output'];
  /** Number of candidates for whom another one, of an older active list, counts again. */
  replaced: Scalars['Int']['output'];
};

/** The account and its sessions are deleted. Its notices and uploads stay without an author. */
export type DeletedUser = {
  __typename?: 'DeletedUser';
  id: Scalars['ID']['output'];
};

/** Numbers of the demo's entries: those that came with it, and those that its accounts made. */
export type DemoData = {
  __typename?: 'DemoData';
  /** Accounts with published passwords. */
  accounts: Scalars['Int']['output'];
  /** Entries of the website that are removed. */
  entries: Scalars['Int']['output'];
  /** Open invitations by these accounts. */
  invitations: Scalars['Int']['output'];
  /** Entries of the demo that the institute has changed, or that its own refer to. They are not removed. */
  keptEntries: Scalars['Int']['output'];
  notices: Scalars['Int']['output'];
  resultFiles: Scalars['Int']['output'];
  /** Addresses of other accounts that have their role from a demo account. They become students. */
  staff: Array<Scalars['String']['output']>;
  studentLists: Scalars['Int']['output'];
};

/** Groups of teachers. A department without teachers is not shown. */
export type Department = {
  __typename?: 'Department';
  id: Scalars['ID']['output'];
  /** One line on how the department teaches. */
  motto?: Maybe<Scalars['String']['output']>;
  /** Name */
  name: Scalars['String']['output'];
  /** Picture */
  picture?: Maybe<DepartmentPicture>;
  /** Small letters and hyphens, such as botany. */
  slug: Scalars['String']['output'];
};

export type DepartmentPicture =
  | 'botany'
  | 'chemistry'
  | 'mat'
  | 'physics'
  | 'zoology';

/** How the percentages of a group are distributed. */
export type DistributionOfGroup = {
  __typename?: 'DistributionOfGroup';
  averagePercentage: Scalars['Decimal']['output'];
  /** Number of candidates with a mark. */
  candidates: Scalars['Int']['output'];
  /** Number of candidates below 10 percent, from 10 to below 20, and so on; the last is 90 to 100. */
  counts: Array<Scalars['Int']['output']>;
  medianPercentage: Scalars['Decimal']['output'];
  /** Null for candidates on no active student list. */
  name?: Maybe<Scalars['String']['output']>;
  /** Number of candidates who passed. */
  passed: Scalars['Int']['output'];
  /** Number of candidates who were absent, are disqualified or whose result is withheld. */
  withoutMark: Scalars['Int']['output'];
};

export type DotShape =
  | 'diamond'
  | 'tooth'
  | 'topi';

/** The password is right, but the address is not confirmed yet: see `resendVerification`. */
export type EmailNotConfirmed = {
  __typename?: 'EmailNotConfirmed';
  message: Scalars['String']['output'];
};

/** The address is confirmed; the user can sign in. */
export type EmailVerified = {
  __typename?: 'EmailVerified';
  message: Scalars['String']['output'];
};

/** The invalid rows of a rejected file as CSV for a spreadsheet program: the columns of the file and “Error” with “Row 12: …”. Staged once it is corrected, within an hour, it is joined with the other rows of the file. */
export type ErrorFile = {
  __typename?: 'ErrorFile';
  /** Path on this site, valid for an hour; the file is deleted afterwards. */
  downloadUrl: Scalars['String']['output'];
  /** File name of the download. */
  fileName: Scalars['String']['output'];
  rowCount: Scalars['Int']['output'];
  /** The same rows as .xlsx, wrong cells being coloured and having a comment; null for more than 20,000 rows or 5 MB. */
  spreadsheetUrl?: Maybe<Scalars['String']['output']>;
};

/** An exam whose results are published, were withdrawn, or are announced. */
export type Exam = {
  __typename?: 'Exam';
  date?: Maybe<Scalars['Date']['output']>;
  /** The exam's code, as its result files state it. */
  id: Scalars['ID']['output'];
  /** The pass mark: from this percentage up a candidate has passed. */
  passPercentage: Scalars['Decimal']['output'];
  /** Null unless staff let candidates ask for a re-check. */
  recheck?: Maybe<RecheckRules>;
  /** What a look-up of its results needs beside the candidate ID. */
  secondSecret: SecondSecret;
  title: Scalars['String']['output'];
  /** How its top performers are shown. */
  topPerformers: TopPerformersShown;
};

/** The record was changed since the version that was edited, or made before. Nothing was changed. */
export type ExamConflict = Conflict & {
  __typename?: 'ExamConflict';
  current: ManagedExam;
  message: Scalars['String']['output'];
};

/** How the percentages of an exam are distributed, of those who sat it. */
export type ExamDistribution = {
  __typename?: 'ExamDistribution';
  all: DistributionOfGroup;
  date?: Maybe<Scalars['Date']['output']>;
  examId: Scalars['ID']['output'];
  /** By name; the candidates on no active student list last. */
  groups: Array<DistributionOfGroup>;
  passPercentage: Scalars['Decimal']['output'];
  title: Scalars['String']['output'];
};

/** A coming exam with the duties of teachers. */
export type ExamDuty = {
  __typename?: 'ExamDuty';
  exam: ScheduledExam;
  /** Number of invigilators needed. */
  invigilators: Scalars['Int']['output'];
  /** When invigilators must be in the hall. */
  reportAt: Scalars['DateTime']['output'];
};

/** Statistics of an exam’s visible results, to compare one result with. */
export type ExamFacts = {
  __typename?: 'ExamFacts';
  /** Mean of their percentages, to two decimals; null for fewer than 30 candidates of an exam whose results take a second secret. */
  averagePercentage?: Maybe<Scalars['Decimal']['output']>;
  /** Number of candidates with a visible mark. */
  candidates: Scalars['Int']['output'];
  /** As entered for the exam or with a file, or as all its marks and percentages imply; null when they say nothing or different things. */
  fullMarks?: Maybe<Scalars['Decimal']['output']>;
  /** Whether every visible candidate ID consists of the digits 0 to 9: then a phone may show a keypad of digits. */
  hasNumericIds: Scalars['Boolean']['output'];
};

/** A group of the student lists, with its candidates in one exam. */
export type ExamGroup = {
  __typename?: 'ExamGroup';
  /** With a visible result. */
  candidates: Scalars['Int']['output'];
  /** Null for candidates on no active list. */
  name?: Maybe<Scalars['String']['output']>;
};

/** Values of an exam. Omitted values do not change. */
export type ExamInput = {
  date?: InputMaybe<Scalars['Date']['input']>;
  /** Of the exam, above what its files say; null means as they say. */
  fullMarks?: InputMaybe<Scalars['Decimal']['input']>;
  /** From this percentage up a candidate has passed. */
  passPercentage?: InputMaybe<Scalars['Decimal']['input']>;
  /** Line about the fee of a re-check; at most 200 characters. */
  recheckFee?: InputMaybe<Scalars['String']['input']>;
  /** Last day in Nepal on which candidates may ask for a re-check; null means that nobody may. */
  recheckUntil?: InputMaybe<Scalars['Date']['input']>;
  secondSecret?: InputMaybe<SecondSecret>;
  title?: InputMaybe<Scalars['String']['input']>;
  topPerformers?: InputMaybe<TopPerformersShown>;
};

export type ExamReleaseInput = {
  /** Whether title, date and release are public until then. Omit to leave it as it is. */
  announced?: InputMaybe<Scalars['Boolean']['input']>;
  /** Candidates see the results from then on. Omit for now; a moment in the past means now, too. */
  releaseAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A candidate's result in an exam, or that it was withdrawn. */
export type ExamResult = ResultFields & {
  __typename?: 'ExamResult';
  candidateId: Scalars['String']['output'];
  exam: Exam;
  /** Null with an outcome. */
  examMark?: Maybe<Scalars['Decimal']['output']>;
  /** As the institute states it. Where it states none, by percentage among all results that can be seen. */
  examRank?: Maybe<Scalars['String']['output']>;
  /** Why there is neither a mark nor a percentage; null where there are. */
  outcome?: Maybe<ResultOutcome>;
  /** Whether the percentage is the exam's pass mark or more; null with an outcome or a withdrawal. */
  passed?: Maybe<Scalars['Boolean']['output']>;
  /** 0 to 100; null with an outcome. */
  percentage?: Maybe<Scalars['Decimal']['output']>;
  /** The latest request for a re-check of this result, but closed ones. Null for top performers. */
  recheck?: Maybe<ResultRecheck>;
  /** Changes of the candidate's own values after they could be seen, the newest first. Empty for top performers. */
  revisions: Array<ResultRevision>;
  /** Path of the result slip (PDF). For an exam with a second secret it is signed, and good for an hour. Null for top performers and withdrawn results. */
  slipPath?: Maybe<Scalars['String']['output']>;
  /** Null with an outcome or a withdrawal, and for a moment after a change of the results. */
  standing?: Maybe<ResultStanding>;
  /** Null when the candidate is on no active student list, and with a withdrawal. */
  student?: Maybe<Student>;
  /** The marks of the subjects in the file's order; empty for a file without subjects. Empty for top performers. */
  subjects: Array<SubjectMark>;
  /** The candidate's latest 8 visible results, this one among them, newest exam first: of exams that want the same second secret or none. Empty for a result that needed no second secret. */
  trend: Array<TrendPoint>;
  /** Null unless the institute took the result back. Then marks, outcome and student are null. */
  withdrawal?: Maybe<ResultWithdrawal>;
};

/** A published file of exam results. */
export type ExamResultFile = {
  __typename?: 'ExamResultFile';
  /** Opens the original file for a signed-in admin, for ten minutes. A path of this site. */
  downloadUrl: Scalars['String']['output'];
  /** Null for a staged file of an exam without published ones. */
  exam?: Maybe<ManagedExam>;
  examDate?: Maybe<Scalars['Date']['output']>;
  /** The same in every row of the file. */
  examId: Scalars['ID']['output'];
  examTitle?: Maybe<Scalars['String']['output']>;
  /** The uploaded file's own name. */
  fileName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Order among the exam's published files: the highest with a candidate wins. */
  publishOrder: Scalars['Int']['output'];
  /** Number of its candidates whom newer files of the exam have: they do not see its result. */
  replacedResults: Scalars['Int']['output'];
  /** Number of candidates who see the result of this file now: those whom no newer file of the exam has. */
  shownResults: Scalars['Int']['output'];
  totalResults: Scalars['Int']['output'];
  /** When it was published. */
  uploadedAt: Scalars['DateTime']['output'];
  /** Null when the account was deleted, and for the demo. */
  uploadedBy?: Maybe<User>;
};

export type Facility = {
  __typename?: 'Facility';
  /** A figure, such as 240. */
  amount?: Maybe<Scalars['String']['output']>;
  /** Such as Third floor. */
  floor?: Maybe<Scalars['String']['output']>;
  /** Wide. Of the room as students see it. */
  photo?: Maybe<ContentPicture>;
  /** Text */
  text: Scalars['String']['output'];
  /** Such as Library. */
  title: Scalars['String']['output'];
  /** Such as desks. */
  unit?: Maybe<Scalars['String']['output']>;
};

/** A default text for teachers without their own, and the strengths of the faculty. */
export type FacultyPage = {
  __typename?: 'FacultyPage';
  /** Shown for members of the administrative team. */
  defaultBio?: Maybe<Scalars['String']['output']>;
  /** Shown at the end of the page. */
  highlights: Array<TitledText>;
  id: Scalars['ID']['output'];
};

/** A problem of one field. */
export type FieldProblem = {
  __typename?: 'FieldProblem';
  message: Scalars['String']['output'];
  /** The argument's name; dots lead into an input object or a list. In `saveContent`, a name within `data`. Empty for a problem that no one argument has. */
  path: Scalars['String']['output'];
};

export type FigurePicture =
  | 'ribbon'
  | 'rosettes'
  | 'ruler'
  | 'stairs';

/** Result of the latest hourly clean-up of stored files. */
export type FileStoreStatus = {
  __typename?: 'FileStoreStatus';
  checkedAt: Scalars['DateTime']['output'];
  /** Since when the clean-up has been on hold because it would move too many files to the trash. */
  heldSince?: Maybe<Scalars['DateTime']['output']>;
  /** Whether an admin has allowed the next clean-up to move the files. */
  isAllowed: Scalars['Boolean']['output'];
  /** Files that records refer to and that are missing in the store. */
  missingFiles: Scalars['Int']['output'];
  /** Files that records refer to. */
  namedFiles: Scalars['Int']['output'];
  /** Files that no record refers to and that wait for `allowFileCleanUp`. */
  orphanedFiles: Scalars['Int']['output'];
  /** Files in the store. */
  storedFiles: Scalars['Int']['output'];
};

/** Something about a staged file that may be a mistake. */
export type Finding = {
  __typename?: 'Finding';
  /** Names the kind of finding, such as OTHER_SPELLING. */
  code: Scalars['String']['output'];
  /** Number of rows concerned; null when they cannot be counted. */
  count?: Maybe<Scalars['Int']['output']>;
  /** IDs of at most three candidates concerned, unless the message names them. */
  examples: Array<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  severity: FindingSeverity;
};

/** How grave a finding is. A BLOCKING one must be confirmed before the file can be published. */
export type FindingSeverity =
  | 'BLOCKING'
  | 'INFORMATION'
  | 'WARNING';

/** A candidate of a published student list or result file. */
export type FoundCandidate = {
  __typename?: 'FoundCandidate';
  candidateId: Scalars['String']['output'];
  groups?: Maybe<Scalars['String']['output']>;
  /** By the newest list with the candidate, active ones first; null when no list has it. */
  studentName?: Maybe<Scalars['String']['output']>;
};

/** An exam with published or withdrawn results, whether candidates see them already or not. */
export type FoundExam = {
  __typename?: 'FoundExam';
  date?: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** Figures, reasons and short texts of the home page. Name, phones and app links are settings. */
export type HomePage = {
  __typename?: 'HomePage';
  /** What the app offers. Shown when a link to it is set. */
  appText?: Maybe<Scalars['String']['output']>;
  /** Shown after the office hours, beside the phone numbers. */
  counselingText?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Wide, such as your students or your building. Shown below the name; without it hills are drawn. */
  picture?: Maybe<ContentPicture>;
  /** Shown under “Why Choose Us”. */
  reasons: Array<Reason>;
  /** Introduction to the reasons */
  reasonsIntro?: Maybe<Scalars['String']['output']>;
  /** Your own figures, such as 50+ teachers. Each is drawn as dots. Four fit in a row. */
  statistics: Array<Statistic>;
};

export type Hue =
  | 'barley'
  | 'indigo'
  | 'juniper'
  | 'rhododendron';

/** The building floor by floor, and what makes a long day easier. */
export type InfrastructurePage = {
  __typename?: 'InfrastructurePage';
  /** Amenities */
  amenities: Array<Amenity>;
  /** Drawn on the strip of a day. An hour from 5 to 21, such as 7.5 for 7:30 AM or 20 for 8 PM. */
  closes?: Maybe<Scalars['Float']['output']>;
  /** From the top floor down, as they are drawn. */
  facilities: Array<Facility>;
  /** Features */
  features: Array<Amenity>;
  /** Three fit in a row. */
  figures: Array<BuildingFigure>;
  /** Goes on after “All amenities are open”, such as: 7:00 AM to 8:00 PM, Monday through Saturday */
  hours?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Below the page’s title. */
  intro?: Maybe<Scalars['String']['output']>;
  /** Drawn on the strip of a day. An hour from 5 to 21, such as 7.5 for 7:30 AM or 20 for 8 PM. */
  opens?: Maybe<Scalars['Float']['output']>;
  /** Wide. Shown at the top of the page. */
  photo?: Maybe<ContentPicture>;
};

/** The file was rejected. It is kept for an hour with its error file, for the corrected rows to be joined with. */
export type InvalidCsv = {
  __typename?: 'InvalidCsv';
  /** All problems by cause, the most frequent first; 100 causes at most. */
  causes: Array<CsvCause>;
  /** Number of all errors: the problems of one row are one error. */
  errorCount: Scalars['Int']['output'];
  /** Null when no problem belongs to a row, such as an invalid header. */
  errorFile?: Maybe<ErrorFile>;
  /** Whether the file has no rows, or none below its header. */
  isEmpty: Scalars['Boolean']['output'];
  /** Asked when required columns are not found; else null. */
  layout?: Maybe<LayoutQuestion>;
  /** Rows that repeat the header or sum up the others; the first 1,000. */
  leaveOut: Array<RowToLeaveOut>;
  /** A summary of the problems in one sentence. */
  message: Scalars['String']['output'];
  /** Whether staging it with full marks would give percentages that are missing. */
  needsFullMarks: Scalars['Boolean']['output'];
  /** Number of all problems, listed or not. */
  problemCount: Scalars['Int']['output'];
  /** The first 1,000 problems by row. */
  problems: Array<CsvProblem>;
  /** The sheets with values of a spreadsheet that has several: stage it again with the name of one. Else empty. */
  sheets: Array<SpreadsheetSheet>;
  /** Of exam results with wrong rows or without a subject that was chosen, as of a staged file. */
  subjectColumns: Array<SubjectColumn>;
};

/** The arguments are well formed but do not fit. Nothing was changed. */
export type InvalidInput = {
  __typename?: 'InvalidInput';
  fields: Array<FieldProblem>;
  /** All in one sentence. */
  message: Scalars['String']['output'];
};

/**
 * An invitation to have an account. It goes when it is accepted or revoked; a trigger then takes its address out of the log
 * unless it became an account.
 */
export type Invitation = {
  __typename?: 'Invitation';
  /** What the account will be linked to; only for students. */
  candidateId?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  delivery: InvitationDelivery;
  /** Trimmed and in lower case. */
  email: Scalars['String']['output'];
  /** The link works before this moment: for seven days. */
  expiresAt: Scalars['DateTime']['output'];
  /** Becomes the id of the account. */
  id: Scalars['ID']['output'];
  /** Who invited; null when that account is gone. */
  invitedBy?: Maybe<User>;
  isExpired: Scalars['Boolean']['output'];
  name?: Maybe<Scalars['String']['output']>;
  role: Role;
};

export type InvitationConnection = {
  __typename?: 'InvitationConnection';
  edges: Array<InvitationEdge>;
  nodes: Array<Invitation>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** State of the newest link: its mail waits, was accepted by the mail server, or was given up; without a mail server an admin was shown it. */
export type InvitationDelivery =
  | 'FAILED'
  | 'MAILED'
  | 'SHOWN'
  | 'WAITING';

export type InvitationEdge = {
  __typename?: 'InvitationEdge';
  cursor: Scalars['String']['output'];
  node: Invitation;
};

/** Effects of inviting the students of a list. */
export type InvitationPlan = {
  __typename?: 'InvitationPlan';
  /** For `inviteStudents`. */
  fingerprint: Scalars['String']['output'];
  /** Whether the invitations are mailed; without a mail server an admin hands their links over. */
  isMailed: Scalars['Boolean']['output'];
  /** About the header. */
  notes: Array<Scalars['String']['output']>;
  students: Array<PlannedStudent>;
  /** Number of those who get an invitation, for the first time or again. */
  toInvite: Scalars['Int']['output'];
  toLink: Scalars['Int']['output'];
  unchanged: Scalars['Int']['output'];
  /** Number of those to invite that the list gives no candidate ID. */
  withoutCandidateId: Scalars['Int']['output'];
};

export type InviteStudentsResult = InvalidCsv | InvitationPlan | StudentsInvited;

export type InviteUserResult = InvalidInput | Invited;

/** The invitation is made or sent again. */
export type Invited = {
  __typename?: 'Invited';
  invitation: Invitation;
  /** Without a mail server: the address to hand over to the invited person, which is told once. Who has it gets the account. Null when it is mailed. */
  link?: Maybe<Scalars['String']['output']>;
};

/** Effect of inviting a list on one student. */
export type InvitedEffect =
  /** The address is invited. */
  | 'INVITE'
  /** The address has an account, which gets the candidate ID. */
  | 'LINK'
  /** Nothing: the address is invited already, or has the account. */
  | 'NONE'
  /** The address is invited, but the mail was not delivered, or nobody was shown the link before there was a mail server: it is sent. */
  | 'RESEND';

/** An assignment or fee that names a candidate. */
export type KeptEntry = {
  __typename?: 'KeptEntry';
  /** Such as Fees. */
  collection: Scalars['String']['output'];
  /** Whether the entry is for this candidate only and has no record of others: deleting the data deletes it, not only its lines. */
  isOwn: Scalars['Boolean']['output'];
  /** The lines that name the candidate. */
  lines: Array<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** The invitation to an account that will see a candidate’s results. */
export type KeptInvitation = {
  __typename?: 'KeptInvitation';
  email: Scalars['String']['output'];
  invitedAt: Scalars['DateTime']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

/** The account that sees a candidate's results without a secret. */
export type KeptLink = {
  __typename?: 'KeptLink';
  email: Scalars['String']['output'];
  linkedAt: Scalars['DateTime']['output'];
  userId: Scalars['ID']['output'];
};

/** A candidate's row in one student list. */
export type KeptListEntry = {
  __typename?: 'KeptListEntry';
  fileName: Scalars['String']['output'];
  groups: Scalars['String']['output'];
  /** Whether the list is switched on. */
  isActive: Scalars['Boolean']['output'];
  /** False while the list is only staged. */
  isPublished: Scalars['Boolean']['output'];
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  studentName: Scalars['String']['output'];
};

/** A request for a re-check of a candidate's result. */
export type KeptRecheck = {
  __typename?: 'KeptRecheck';
  askedAt: Scalars['DateTime']['output'];
  contact: Scalars['String']['output'];
  examId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  isOpen: Scalars['Boolean']['output'];
};

/** A candidate's row in one result file. */
export type KeptResult = ResultFields & {
  __typename?: 'KeptResult';
  examDate?: Maybe<Scalars['Date']['output']>;
  examId: Scalars['ID']['output'];
  /** Null with an outcome. */
  examMark?: Maybe<Scalars['Decimal']['output']>;
  /** As its file states it. */
  examRank?: Maybe<Scalars['String']['output']>;
  examTitle: Scalars['String']['output'];
  fileId: Scalars['ID']['output'];
  fileName: Scalars['String']['output'];
  /** False while the file is only staged, and while it is withdrawn. */
  isPublished: Scalars['Boolean']['output'];
  /** Whether candidates see this row: a newer file of the exam with the candidate, published and released, replaces it. */
  isShown: Scalars['Boolean']['output'];
  /** Whether the results of the exam are withdrawn. */
  isWithdrawn: Scalars['Boolean']['output'];
  /** Why there is neither a mark nor a percentage; null where there are. */
  outcome?: Maybe<ResultOutcome>;
  /** 0 to 100; null with an outcome. */
  percentage?: Maybe<Scalars['Decimal']['output']>;
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the file states no ranks: candidates read those that follow from the percentages. */
  ranksByPercentage: Scalars['Boolean']['output'];
  /** Candidates see the results from then on; null means at once. */
  releaseAt?: Maybe<Scalars['DateTime']['output']>;
  /** The marks of the subjects in the file's order; empty for a file without subjects. */
  subjects: Array<SubjectMark>;
  /** Address of the account that uploaded the file; null when it is gone, and for the demo. */
  uploadedBy?: Maybe<Scalars['String']['output']>;
  /** Of the row. Rows of a file never change, so each file has another version. */
  version: Scalars['Int']['output'];
};

/** The change would leave the site without an admin. Nothing was changed. */
export type LastAdmin = {
  __typename?: 'LastAdmin';
  message: Scalars['String']['output'];
};

export type LayoutColumn = {
  __typename?: 'LayoutColumn';
  isRequired: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

export type LayoutColumnInput = {
  /** Name of the column, as in `LayoutQuestion.columns`. */
  name: Scalars['String']['input'];
  /** Its place in the rows, from 0. */
  place: Scalars['Int']['input'];
};

/** Which column is which? Staging the file again with a layout answers it. */
export type LayoutQuestion = {
  __typename?: 'LayoutQuestion';
  columns: Array<LayoutColumn>;
  /** Number of the row that names most columns; null if none names one. */
  headerRow?: Maybe<Scalars['Int']['output']>;
  /** The first 12 rows that are not blank. */
  rows: Array<LayoutRow>;
};

/** One of the first rows of a file. */
export type LayoutRow = {
  __typename?: 'LayoutRow';
  /** At most 40, shortened. */
  cells: Array<Scalars['String']['output']>;
  /** The columns that the cells name as a header; empty for a cell that names none. */
  names: Array<Scalars['String']['output']>;
  /** Row number as in a spreadsheet. */
  number: Scalars['Int']['output'];
};

export type LayoutValueInput = {
  /** Name of a column that the file does not have. */
  name: Scalars['String']['input'];
  /** Its value in every row. */
  value: Scalars['String']['input'];
};

/** Why a row is none of a candidate: it repeats the header, sums up the others, or has neither a Candidate ID nor a result. */
export type LeftOutReason =
  | 'HEADER'
  | 'OTHER'
  | 'TOTAL';

export type LegacyDrawing =
  | 'twoBuildings';

export type LegalTextSection = {
  __typename?: 'LegalTextSection';
  /** Text */
  text: Scalars['String']['output'];
  /** Title */
  title: Scalars['String']['output'];
};

export type LinkCandidateResult = InvalidInput | User;

export type LinkCandidateToUserResult = InvalidInput | User;

/** The link is not valid. Nothing was changed. */
export type LinkNotValid = {
  __typename?: 'LinkNotValid';
  message: Scalars['String']['output'];
  reason: LinkProblem;
};

/** Why a mailed link is not valid. */
export type LinkProblem =
  /** The link has expired. */
  | 'EXPIRED'
  /** The link is incomplete, or the account has changed since the mail was sent. */
  | 'UNKNOWN'
  /** The link was used before; it works once. */
  | 'USED';

/** A candidate's result in a list of an exam. */
export type ListedExamResult = ResultFields & {
  __typename?: 'ListedExamResult';
  candidateId: Scalars['String']['output'];
  /** Null with an outcome. */
  examMark?: Maybe<Scalars['Decimal']['output']>;
  /** As its file states it. */
  examRank?: Maybe<Scalars['String']['output']>;
  groups?: Maybe<Scalars['String']['output']>;
  /** Why there is neither a mark nor a percentage; null where there are. */
  outcome?: Maybe<ResultOutcome>;
  passed?: Maybe<Scalars['Boolean']['output']>;
  /** 0 to 100; null with an outcome. */
  percentage?: Maybe<Scalars['Decimal']['output']>;
  /** By percentage among all candidates of the exam; equal percentages share a rank. */
  rank?: Maybe<Scalars['Int']['output']>;
  studentName?: Maybe<Scalars['String']['output']>;
};

/** PINs that were just made. They are told here and never again. */
export type MadePins = {
  __typename?: 'MadePins';
  /** A PDF in base64: cards to cut and hand out, in the same order. */
  cards: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  /** A CSV file, sorted by group and candidate ID. */
  csv: Scalars['String']['output'];
};

export type MakePinsResult = InvalidInput | MadePins;

/** An exam with published files, released, withdrawn or not, as staff see it. */
export type ManagedExam = {
  __typename?: 'ManagedExam';
  /** Whether title, date and release are public until then. */
  announced: Scalars['Boolean']['output'];
  /** Facts to look at before a release. Counts all candidates: ask for it for one exam. */
  checks: Array<ReleaseCheck>;
  date?: Maybe<Scalars['Date']['output']>;
  /** Number of published files. */
  files: Scalars['Int']['output'];
  /** As entered for the exam; null means as its files say. */
  fullMarks?: Maybe<Scalars['Decimal']['output']>;
  /** Counts all candidates: ask for it for one exam. */
  groups: Array<ExamGroup>;
  id: Scalars['ID']['output'];
  passPercentage: Scalars['Decimal']['output'];
  /** Null unless staff let candidates ask for a re-check. */
  recheck?: Maybe<RecheckRules>;
  /** Candidates see the results from then on. */
  releaseAt?: Maybe<Scalars['DateTime']['output']>;
  secondSecret: SecondSecret;
  state: ReleaseState;
  title: Scalars['String']['output'];
  topPerformers: TopPerformersShown;
  /** Grows with every change of the exam. */
  version: Scalars['Int']['output'];
  /** Since when the results are withdrawn; null unless they are. */
  withdrawnAt?: Maybe<Scalars['DateTime']['output']>;
  withdrawnReason?: Maybe<Scalars['String']['output']>;
  /** The reason as candidates read it. */
  withdrawnWords?: Maybe<Scalars['String']['output']>;
};

/** A picture or PDF that the institute has uploaded. */
export type MediaFile = {
  __typename?: 'MediaFile';
  /** Name of the uploaded file, with the extension of the stored one. */
  fileName: Scalars['String']['output'];
  /** Pixels; null for a PDF. */
  height?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  kind: MediaKind;
  /** Bytes of the file at `url`. */
  size: Scalars['Int']['output'];
  /** The picture in modern formats, the narrowest first; empty for a PDF. */
  sources: Array<MediaSource>;
  /** A path on this site: the picture as JPEG or PNG, or the PDF, which opens for an hour. Students open PDFs at the addresses of `PdfFile`. */
  url: Scalars['String']['output'];
  /** Pixels; null for a PDF. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** Kind of an uploaded file. */
export type MediaKind =
  | 'PDF'
  | 'PICTURE';

/** A picture in one width, in two formats. */
export type MediaSource = {
  __typename?: 'MediaSource';
  /** A path on this site. */
  avif: Scalars['String']['output'];
  /** A path on this site. */
  webp: Scalars['String']['output'];
  /** Pixels. */
  width: Scalars['Int']['output'];
};

export type Milestone = {
  __typename?: 'Milestone';
  /** Text */
  text: Scalars['String']['output'];
  /** Title */
  title: Scalars['String']['output'];
  /** Such as 1996. */
  year: Scalars['Int']['output'];
};

/** Recommended content that the institute has not published yet. */
export type MissingContent = {
  __typename?: 'MissingContent';
  /** Key of the collection to add it to; null for notices. */
  collection?: Maybe<Scalars['ID']['output']>;
  /** The entry to add it to; null for a new one, and for a singleton. */
  itemId?: Maybe<Scalars['ID']['output']>;
  text: Scalars['String']['output'];
};

/** Mission, vision, values and philosophy. */
export type MissionPage = {
  __typename?: 'MissionPage';
  /** What students can rely on, one line each. */
  commitments: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Mission */
  mission: Scalars['String']['output'];
  /** Philosophy */
  philosophy: Scalars['String']['output'];
  /** Core values */
  values: Array<CoreValue>;
  /** Vision */
  vision: Scalars['String']['output'];
};

/** Everything that can be changed. Each field says who may change it. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Makes the account of an invitation with the token of its link, and opens a session in this browser. [anyone] */
  acceptInvitation: AcceptInvitationResult;
  /** Allows the held clean-up to move orphaned files to the trash, where they stay for 14 days. False when no clean-up is on hold, or when the number of files has changed since. [admin] */
  allowFileCleanUp: Scalars['Boolean']['output'];
  /** Answers a request for a re-check: the candidate reads it on the result, and by mail if the contact is an address. If it is answered or closed already, the result is a conflict. [admin] */
  answerRecheck: AnswerRecheckResult;
  /** Changes the viewer's password; requires the present one. [signed in] */
  changePassword: ChangePasswordResult;
  /** Closes a request that is not from the candidate, so that the candidate can ask. No mail is sent, and the result shows nothing of it. Only for requests without the second secret, and for those of candidates who see no result any more; if it is answered or closed already, the result is a conflict. [admin] */
  closeRecheck: CloseRecheckResult;
  /** Stages a correction of one candidate's visible result as a file of one row. Publish it like an uploaded file; deleting that file undoes it. [admin] */
  correctResult: CorrectResultResult;
  /** Creates a notice. `attachments` are further files behind those of the input. Stores nothing if any input is invalid. [admin] */
  createNotice: CreateNoticeResult;
  /** Permanently deletes all stored data of a candidate: the rows of all result files and student lists, published or not, and of their stored originals, the requests for a re-check, the link to an account, the lines of assignments and fees, and result slips, whose codes are unknown then. Removing or publishing another file does not restore it. [admin] */
  deleteCandidateData: DeleteCandidateDataResult;
  /** Deletes items; restoreContent brings them back for 14 days. Returns how many were deleted. CONFLICT when other items belong to one, such as courses to a group. Also teachers, for what they may edit. [admin] */
  deleteContent: Scalars['Int']['output'];
  /** Deletes notices with their attachments and returns how many notices were deleted; the stored files are deleted afterwards. Unknown ids are ignored. [admin] */
  deleteNotices: Scalars['Int']['output'];
  /** Removes a published file. The results of the exam's earlier files are visible again; the file and its rows are deleted afterwards. False when there is no such file, for example a staged one: see discardStagedExamResults. [admin] */
  deleteResultFile: Scalars['Boolean']['output'];
  /** Removes published student lists in one transaction and returns how many were removed. Older lists apply again; rows and stored files are deleted afterwards. Unknown ids are ignored. [admin] */
  deleteStudentUploads: Scalars['Int']['output'];
  /** Deletes an account permanently, with its sessions, mailed links and queued mails. Its notices and uploads stay without an author; its address is removed from the log and from requests for a re-check. Admins cannot delete their own account. [admin] */
  deleteUser: DeleteUserResult;
  /** Discards a staged file of exam results. False when the file is not staged, for example already published. [admin] */
  discardStagedExamResults: Scalars['Boolean']['output'];
  /** Discards a staged student list. False when the list is not staged, for example already published. [admin] */
  discardStagedStudents: Scalars['Boolean']['output'];
  /** Ends all sessions of an account. [admin] */
  endUserSessions: User;
  /** Invites the students of a CSV file or spreadsheet (Email; Name and Candidate ID if it has them), and links the candidate IDs of those who have an account: all or none. Without the fingerprint of its plan, and when the plan differs by now, changes nothing and answers the plan. Keeps nothing of the file. [admin] */
  inviteStudents: InviteStudentsResult;
  /** Invites somebody without an account by mail. The link of the mail makes the account, once, within 7 days. Without a mail server the answer has the link. Refused with InvalidInput for an address that has an account or an invitation with other values that has not expired; one with the same values is sent again, so the mutation can be repeated after a lost answer. [admin] */
  inviteUser: InviteUserResult;
  /** Lets a candidate look up results again at once after several wrong PINs or dates of birth. Logged; harmless where nobody waits. An ID that no published result file and no student list has is refused. [admin] */
  liftSecretLimit: Scalars['Boolean']['output'];
  /** Links a candidate ID to the own account, which then sees its results without a secret. Needs the PIN of the student lists, or for a candidate without one the date of birth. Refused alike for an unknown ID, a wrong secret and a candidate without one; limited like look-ups with a secret. [student] */
  linkCandidate: LinkCandidateResult;
  /** Links a candidate ID of a published result file or student list to a student's account, which then sees its results without a secret. Refused while another account has it. Idempotent. [admin] */
  linkCandidateToUser: LinkCandidateToUserResult;
  /** Makes a PIN of six digits for everybody on an active student list, or for one of its groups: at most 1000. PINs that they had stop working. [admin] */
  makePins: MakePinsResult;
  /** A link that shows the site as it will be once an exam is released, but no results of other exams before their own release. It works for 24 hours and at most until the release. [admin] */
  makeRehearsalLink: Scalars['String']['output'];
  /** Puts the items of a collection in the order of the ids, at once for visitors. Items that are not named come last. Also teachers, for what they may edit. [admin] */
  orderContent: Array<ContentItem>;
  /** Publishes the newest versions of items now, scheduled ones too. Leaves items with `problems` as they are. Idempotent. Also teachers, for what they may edit. [admin] */
  publishContent: Array<ContentItem>;
  /** Makes a staged file live: its rows win over those of the exam's other files, at once or from the exam's release on. Repeating it is harmless. [admin] */
  publishExamResults: PublishExamResultsResult;
  /** Makes a staged student list live and active: from now on it wins over the older lists. Repeating it is harmless. [admin] */
  publishStudents: PublishStudentsResult;
  /** Reads payments of a fee from a CSV file or spreadsheet (Candidate ID, Amount, Date, Receipt Number; Method if it has it) into the lines of the fee: all or none. A payment with the number of a receipt that is there takes its place, unless it is of another candidate ID: then the file is refused. Saves nothing; keeps nothing of the file. [admin] */
  readPayments: ReadPaymentsResult;
  /** Exchanges the refresh cookie for new tokens; null when the cookie is missing or no longer valid. [anyone with a refresh cookie] */
  refreshSession?: Maybe<Session>;
  /** Puts withdrawn results back: candidates see them at once, or from their release on if that is still to come. [admin] */
  reinstateExam: ReinstateExamResult;
  /** Removes what came with the demo and what its accounts made. Other accounts that have their role from a demo account become students. False when there is nothing of it. Not for demo accounts: they use `setUp`. [admin] */
  removeDemo: Scalars['Boolean']['output'];
  /** Mails a link that sets a new password. True whether or not the address has an account. [anyone] */
  requestPasswordReset: Scalars['Boolean']['output'];
  /** Asks for a re-check of a result that can be seen, within the limits of look-ups and, without proof, at most 30 times an hour from an address. An exam with a second secret wants it here, too, but not of a student whose account is linked to the candidate. One request is open for a candidate and exam: a further one changes nothing, unless it alone came with the second secret. [anyone] */
  requestRecheck: RequestRecheckResult;
  /** Sends an invitation again with a new link, for 7 days from then; earlier links stop working when it is made. [admin] */
  resendInvitation: ResendInvitationResult;
  /** Mails the link that confirms an address again. True whether or not the address has an account. [anyone] */
  resendVerification: Scalars['Boolean']['output'];
  /** Sets a new password with the token of the mailed link. [anyone] */
  resetPassword: ResetPasswordResult;
  /** Brings deleted items back to the end of their lists. Returns how many. CONFLICT when another item has the address of one, or the list is full. Also teachers, for what they may edit. [admin] */
  restoreContent: Scalars['Int']['output'];
  /** Deletes an invitation: its links stop working at once. Idempotent. Answers its id. [admin] */
  revokeInvitation: Scalars['ID']['output'];
  /** Saves the next version of an item, or a new item. Earlier versions are kept; one that is scheduled becomes a draft. A draft may lack what is required. Also teachers, for what they may edit. [admin] */
  saveContent: SaveContentResult;
  /** Hides items from visitors, or shows them again. Idempotent. Also teachers, for what they may edit. [admin] */
  setContentHidden: Array<ContentItem>;
  /** Changes the date of the exam of a published file. Idempotent. [admin] */
  setExamDate: ExamResultFile;
  /** Releases the results of an exam that candidates do not see yet, now or at another time by the clock of the database. Idempotent. Results that are released already are not hidden again: withdraw them instead. [admin] */
  setExamRelease: SetExamReleaseResult;
  /** Turns the nightly backup at 02:30 on or off. CONFLICT where the setting BACKUP_AT decides. Idempotent. [admin] */
  setNightlyBackup: NightlyBackup;
  /** Shows a notice and its attachments to visitors, or hides them. Idempotent. [admin] */
  setNoticeActive: Notice;
  /** Activates or deactivates a published student list. While it is inactive, older lists apply. Idempotent. [admin] */
  setStudentUploadActive: StudentUpload;
  /** Makes the institute's first admin account, publishes its name and contact, and signs in. For those who may see `setup`. [anyone] */
  setUp: SetUpResult;
  /** Disables an account and ends its sessions, or enables it again. [admin] */
  setUserDisabled: SetUserDisabledResult;
  /** Changes the role of an account; takes effect on its next request. [admin] */
  setUserRole: SetUserRoleResult;
  /** Opens a session in this browser. [anyone] */
  signIn: SignInResult;
  /** Ends this session and clears its cookies. True also without a session. [anyone] */
  signOut: Scalars['Boolean']['output'];
  /** Ends all sessions of the viewer, this one included, and returns how many ended. [signed in] */
  signOutEverywhere: Scalars['Int']['output'];
  /** Requests an account. `verifyEmail` with the token of the mailed link and this password confirms it. If the address already has an account, that account is not changed and its owner gets a mail about it. [anyone] */
  signUp: SignUpResult;
  /** Stages a CSV file or a spreadsheet (.xlsx, .ods) of exam results and returns a preview of the effects of publishing it. Stages nothing if any row is invalid. [admin] */
  stageExamResults: StageExamResultsResult;
  /** Stages a CSV file or a spreadsheet (.xlsx, .ods) of students and returns a preview of the effects of publishing it. Stages nothing if any row is invalid. [admin] */
  stageStudents: StageStudentsResult;
  /** Removes a candidate ID from the own account. Idempotent. [student] */
  unlinkCandidate: User;
  /** Removes a candidate ID from an account. Idempotent. [admin] */
  unlinkCandidateFromUser: User;
  /** Changes values of an exam. Applies at once. Idempotent. [admin] */
  updateExam: UpdateExamResult;
  /** Changes a notice in one transaction. `attachments` are further files, for clients that do not upload them first. [admin] */
  updateNotice: UpdateNoticeResult;
  /** Stores a picture (JPEG, PNG, WebP, GIF) or PDF of at most 10 MB, for a notice that is saved afterwards. A file that no notice names is deleted after two weeks. [admin] */
  uploadAttachment: UploadAttachmentResult;
  /** Stores a picture (JPEG, PNG or WebP, 15 MB) or a PDF (25 MB) for the content of the site. Pictures are stored in several widths without their metadata. The same file is stored once, and its earlier record returned. Also teachers, for what they may edit. [admin] */
  uploadMedia: UploadMediaResult;
  /** Confirms an address. Requires the token of the mailed link and the password of the sign-up that caused the mail; that password becomes the password of the account. Without it the answer is that of a wrong one. [anyone] */
  verifyEmail: VerifyEmailResult;
  /** Hides the results of an exam, released or not, until they are put back. All files stay. Candidates who had a result read that it was withdrawn, and when. To undo one file, delete it. [admin] */
  withdrawExam: WithdrawExamResult;
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationAcceptInvitationArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationAllowFileCleanUpArgs = {
  orphanedFiles: Scalars['Int']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationAnswerRecheckArgs = {
  id: Scalars['ID']['input'];
  input: RecheckAnswerInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationChangePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationCloseRecheckArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationCorrectResultArgs = {
  candidateId: Scalars['String']['input'];
  examId: Scalars['ID']['input'];
  input: ResultValuesInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationCreateNoticeArgs = {
  attachments?: InputMaybe<Array<Scalars['Upload']['input']>>;
  id?: InputMaybe<Scalars['ID']['input']>;
  input: NoticeInput;
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationDeleteCandidateDataArgs = {
  candidateId: Scalars['String']['input'];
  confirmation: Scalars['String']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationDeleteContentArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationDeleteNoticesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationDeleteResultFileArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationDeleteStudentUploadsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationDeleteUserArgs = {
  confirmation: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationDiscardStagedExamResultsArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationDiscardStagedStudentsArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationEndUserSessionsArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationInviteStudentsArgs = {
  file: Scalars['Upload']['input'];
  fingerprint?: InputMaybe<Scalars['String']['input']>;
  sheet?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationInviteUserArgs = {
  candidateId?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  role: Role;
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationLiftSecretLimitArgs = {
  candidateId: Scalars['String']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationLinkCandidateArgs = {
  candidateId: Scalars['String']['input'];
  secret: Scalars['String']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationLinkCandidateToUserArgs = {
  candidateId: Scalars['String']['input'];
  userId: Scalars['ID']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationMakePinsArgs = {
  exam?: InputMaybe<Scalars['String']['input']>;
  groups?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationMakeRehearsalLinkArgs = {
  examId: Scalars['ID']['input'];
  stagedId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationOrderContentArgs = {
  before?: InputMaybe<Array<Scalars['ID']['input']>>;
  collection: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationPublishContentArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationPublishExamResultsArgs = {
  id: Scalars['ID']['input'];
  input: PublishExamResultsInput;
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationPublishStudentsArgs = {
  id: Scalars['ID']['input'];
  input: PublishStudentsInput;
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationReadPaymentsArgs = {
  file: Scalars['Upload']['input'];
  lines: Array<Scalars['String']['input']>;
  sheet?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationReinstateExamArgs = {
  examId: Scalars['ID']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationRequestRecheckArgs = {
  candidateId: Scalars['String']['input'];
  examId: Scalars['ID']['input'];
  input: RequestRecheckInput;
  proof?: InputMaybe<Scalars['String']['input']>;
  secret?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationResendInvitationArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationResendVerificationArgs = {
  email: Scalars['String']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationResetPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationRestoreContentArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationRevokeInvitationArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationSaveContentArgs = {
  collection: Scalars['ID']['input'];
  data: Scalars['ContentData']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
  publication: ContentPublication;
  publishAt?: InputMaybe<Scalars['DateTime']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationSetContentHiddenArgs = {
  ids: Array<Scalars['ID']['input']>;
  isHidden: Scalars['Boolean']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationSetExamDateArgs = {
  examDate: Scalars['Date']['input'];
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationSetExamReleaseArgs = {
  examId: Scalars['ID']['input'];
  input: ExamReleaseInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationSetNightlyBackupArgs = {
  isOn: Scalars['Boolean']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationSetNoticeActiveArgs = {
  id: Scalars['ID']['input'];
  isActive: Scalars['Boolean']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationSetStudentUploadActiveArgs = {
  id: Scalars['ID']['input'];
  isActive: Scalars['Boolean']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationSetUpArgs = {
  input: SetUpInput;
  token?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationSetUserDisabledArgs = {
  id: Scalars['ID']['input'];
  isDisabled: Scalars['Boolean']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationSetUserRoleArgs = {
  id: Scalars['ID']['input'];
  role: Role;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationSignInArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationSignUpArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationStageExamResultsArgs = {
  file: Scalars['Upload']['input'];
  fullMarks?: InputMaybe<Scalars['Decimal']['input']>;
  key?: InputMaybe<Scalars['ID']['input']>;
  layout?: InputMaybe<TableLayoutInput>;
  sheet?: InputMaybe<Scalars['String']['input']>;
  subjects?: InputMaybe<Array<Scalars['String']['input']>>;
  takesRemarks?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationStageStudentsArgs = {
  file: Scalars['Upload']['input'];
  key?: InputMaybe<Scalars['ID']['input']>;
  layout?: InputMaybe<TableLayoutInput>;
  sheet?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationUnlinkCandidateArgs = {
  candidateId: Scalars['String']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationUnlinkCandidateFromUserArgs = {
  candidateId: Scalars['String']['input'];
  userId: Scalars['ID']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationUpdateExamArgs = {
  id: Scalars['ID']['input'];
  input: ExamInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationUpdateNoticeArgs = {
  attachments?: InputMaybe<Array<Scalars['Upload']['input']>>;
  id: Scalars['ID']['input'];
  input: NoticeInput;
  removeAttachments?: InputMaybe<Array<Scalars['ID']['input']>>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationUploadAttachmentArgs = {
  file: Scalars['Upload']['input'];
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationUploadMediaArgs = {
  file: Scalars['Upload']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationVerifyEmailArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};


/** Everything that can be changed. Each field says who may change it. */
export type MutationWithdrawExamArgs = {
  examId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  words?: InputMaybe<Scalars['String']['input']>;
};

/** The backup that the server makes every day by itself. */
export type NightlyBackup = {
  __typename?: 'NightlyBackup';
  /** Time of day in Nepal, HH:mm; null for none. */
  at?: Maybe<Scalars['String']['output']>;
  /** Whether the setting BACKUP_AT decides. */
  isLocked: Scalars['Boolean']['output'];
};

/** An announcement of the institute. */
export type Notice = {
  __typename?: 'Notice';
  attachments: Array<NoticeAttachment>;
  /** Plain text; line breaks are kept. In the language of the request, as the title. */
  description: Scalars['String']['output'];
  /** Until when visitors see it; null: without end. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Whether visitors see it in its time. */
  isActive: Scalars['Boolean']['output'];
  /** Whether it stands before the others. */
  isPinned: Scalars['Boolean']['output'];
  /** Address of a page that the notice links to. */
  link?: Maybe<Scalars['String']['output']>;
  /** From when visitors see it. */
  publishedAt: Scalars['DateTime']['output'];
  /** The texts in both languages. */
  texts: NoticeTexts;
  timing: NoticeTiming;
  /** In the language of the request; as it was written where there is none in that language. */
  title: Scalars['String']['output'];
  translation: ContentTranslation;
  type: NoticeType;
  /** Grows with each edit; see updateNotice. */
  version: Scalars['Int']['output'];
};

/** A picture or PDF that belongs to a notice. */
export type NoticeAttachment = {
  __typename?: 'NoticeAttachment';
  /** Name of the uploaded file, with the extension of the stored one. */
  fileName: Scalars['String']['output'];
  /** Media type of the stored file. */
  fileType: Scalars['String']['output'];
  /** Pixels; null for a PDF. */
  height?: Maybe<Scalars['Int']['output']>;
  /** Of a picture of the content, by which everybody can open it: random (UUID v4). */
  id: Scalars['ID']['output'];
  /** A small version of the picture, for lists; null for a PDF. */
  previewUrl?: Maybe<Scalars['String']['output']>;
  /** Bytes. */
  size: Scalars['Int']['output'];
  /** A path on this site, public while visitors see the notice. For admins it opens for an hour. */
  url: Scalars['String']['output'];
  /** Pixels; null for a PDF. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** The record was changed since the version that was edited, or made before. Nothing was changed. */
export type NoticeConflict = Conflict & {
  __typename?: 'NoticeConflict';
  current: Notice;
  message: Scalars['String']['output'];
};

export type NoticeConnection = {
  __typename?: 'NoticeConnection';
  edges: Array<NoticeEdge>;
  nodes: Array<Notice>;
  pageInfo: PageInfo;
};

export type NoticeEdge = {
  __typename?: 'NoticeEdge';
  cursor: Scalars['String']['output'];
  node: Notice;
};

export type NoticeInput = {
  /** The ids of all attachments in their order: those to keep, and files of `uploadAttachment`. At most 10. Omit to keep them. */
  attachments?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Plain text; line breaks are kept. */
  description: Scalars['String']['input'];
  /** Visitors see it until then; null for no end. Omit to keep it. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether it comes before the others. Omit to keep it. */
  isPinned?: InputMaybe<Scalars['Boolean']['input']>;
  /** http or https; null or an empty string for no link. Omit to keep it. */
  link?: InputMaybe<Scalars['String']['input']>;
  /** Plain text; line breaks are kept. An empty string means none; absent, it stays as it is. */
  nepaliDescription?: InputMaybe<Scalars['String']['input']>;
  /** An empty string means none; absent, it stays as it is. */
  nepaliTitle?: InputMaybe<Scalars['String']['input']>;
  /** Visitors see it from then on; null for now, unless they see it already. Omit to keep it, or for now in a new notice. */
  publishedAt?: InputMaybe<Scalars['DateTime']['input']>;
  title: Scalars['String']['input'];
  /** Omit to keep it; NORMAL for a new notice. */
  type?: InputMaybe<NoticeType>;
};

/** Title and description of a notice as staff wrote them, and in Nepali. */
export type NoticeTexts = {
  __typename?: 'NoticeTexts';
  description: Scalars['String']['output'];
  nepaliDescription?: Maybe<Scalars['String']['output']>;
  nepaliTitle?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** Whether the time of a notice is still to come, is now, or is over. */
export type NoticeTiming =
  | 'CURRENT'
  | 'OVER'
  | 'WAITING';

/** The priority of a notice. */
export type NoticeType =
  | 'NORMAL'
  | 'URGENT';

export type OnlineClassFeature = {
  __typename?: 'OnlineClassFeature';
  /** Text */
  text: Scalars['String']['output'];
  /** Title */
  title: Scalars['String']['output'];
  /** Such as “By the same evening”. */
  when: Scalars['String']['output'];
};

/** How classes reach students at home. The links to the apps and the classroom are settings. */
export type OnlineClassPage = {
  __typename?: 'OnlineClassPage';
  /** Above the links to your apps. */
  app?: Maybe<Scalars['String']['output']>;
  /** Above the link to your online class. */
  browser?: Maybe<Scalars['String']['output']>;
  /** What an online student gets, in the order of a day. */
  features: Array<OnlineClassFeature>;
  /** One or two sentences. */
  featuresLead?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Below the page’s title. */
  intro?: Maybe<Scalars['String']['output']>;
  /** What students can ask for by phone and email. */
  supportLead?: Maybe<Scalars['String']['output']>;
  /** Shown when no link to an app is set. {phone} stands for your first phone number. */
  withoutApp?: Maybe<Scalars['String']['output']>;
  /** Shown when no link is set. {phone} stands for your first phone number. */
  withoutBrowser?: Maybe<Scalars['String']['output']>;
};

/** A page elsewhere that students use. */
export type OutsideLink = {
  __typename?: 'OutsideLink';
  about: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type OverviewFigure = {
  __typename?: 'OverviewFigure';
  /** What is counted, such as awards won. */
  label: Scalars['String']['output'];
  /** All but the stairs are drawn from the number in the figure. */
  picture: FigurePicture;
  /** Such as 50+ or 95%. */
  value: Scalars['String']['output'];
};

/** The institute in figures, its history, recognitions and facilities. */
export type OverviewPage = {
  __typename?: 'OverviewPage';
  /** One line each. */
  facilities: Array<Scalars['String']['output']>;
  /** Introduction to the facilities */
  facilitiesIntro?: Maybe<Scalars['String']['output']>;
  /** Four fit in a row. */
  figures: Array<OverviewFigure>;
  id: Scalars['ID']['output'];
  /** Drawing above the history */
  legacyDrawing?: Maybe<LegacyDrawing>;
  /** Introduction to the history */
  legacyIntro?: Maybe<Scalars['String']['output']>;
  /** The oldest year first. */
  milestones: Array<Milestone>;
  /** Registrations, awards and partnerships. */
  recognitions: Array<Recognition>;
};

export type PageInfo = {
  __typename?: 'PageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** The password is changed. This session stays open; all other sessions of the account have ended. */
export type PasswordChanged = {
  __typename?: 'PasswordChanged';
  message: Scalars['String']['output'];
};

/** The password is changed, and all sessions of the account have ended. */
export type PasswordReset = {
  __typename?: 'PasswordReset';
  message: Scalars['String']['output'];
};

/** A fee that is due, or a paid part of one. */
export type Payment = {
  __typename?: 'Payment';
  /** In rupees; of a fee that is paid in part, the rest. */
  amount: Scalars['Int']['output'];
  dueOn: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  /** How it was paid. */
  method?: Maybe<Scalars['String']['output']>;
  paidOn?: Maybe<Scalars['Date']['output']>;
  /** Such as “per term”. */
  period?: Maybe<Scalars['String']['output']>;
  receiptNumber?: Maybe<Scalars['String']['output']>;
  /** Path of the receipt as PDF; null until it is paid. */
  receiptUrl?: Maybe<Scalars['String']['output']>;
  status: PaymentStatus;
  /** The purpose, such as a term. */
  term: Scalars['String']['output'];
};

/** Effect of a payment of a file on the payments of the fee. */
export type PaymentChange =
  | 'CHANGED'
  | 'NEW'
  | 'UNCHANGED';

export type PaymentStatus =
  | 'PAID'
  | 'PENDING';

/** The payments of a file, every row being right. Nothing is saved yet. */
export type PaymentsRead = {
  __typename?: 'PaymentsRead';
  /** The lines of the fee with those payments, to be saved as its content. */
  lines: Array<Scalars['String']['output']>;
  notes: Array<Scalars['String']['output']>;
  payments: Array<ReadPayment>;
};

/** A PDF for students. */
export type PdfFile = {
  __typename?: 'PdfFile';
  fileName: Scalars['String']['output'];
  /** Null for an uploaded file. */
  pages?: Maybe<Scalars['Int']['output']>;
  /** In bytes. */
  size: Scalars['Int']['output'];
  /** Path on this site; requires a student's session cookie. */
  url: Scalars['String']['output'];
};

/** A student of a list of invitations. */
export type PlannedStudent = {
  __typename?: 'PlannedStudent';
  candidateId?: Maybe<Scalars['String']['output']>;
  effect: InvitedEffect;
  email: Scalars['String']['output'];
  name?: Maybe<Scalars['String']['output']>;
  /** Row number as in a spreadsheet. */
  row: Scalars['Int']['output'];
};

/** Questions of an earlier exam of the institute. */
export type PreviousPaper = {
  __typename?: 'PreviousPaper';
  course: Scalars['String']['output'];
  heldOn: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  /** Time for all questions, in minutes. */
  minutes: Scalars['Int']['output'];
  /** The questions. */
  pdf: PdfFile;
  questionCount: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

/** There is a standard text. Add to it, or replace it. */
export type PrivacyPolicyPage = {
  __typename?: 'PrivacyPolicyPage';
  /** Shown below the standard text, which follows what this software does. */
  additions?: Maybe<Scalars['String']['output']>;
  /** When you changed it last; shown beside it. */
  changedOn?: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  /** Only if you have a complete text of your own, from a lawyer for example. */
  sections: Array<LegalTextSection>;
};

export type PublishExamResultsInput = {
  /** Whether title, date and release of the exam are public until then, with a countdown. */
  announced?: InputMaybe<Scalars['Boolean']['input']>;
  /** Codes of the preview's BLOCKING findings; publishing is refused without each of them. */
  confirmedFindings?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Omit to keep it; an exam without a date gets the present day in Nepal. */
  examDate?: InputMaybe<Scalars['Date']['input']>;
  /** Must be the file's. */
  examId: Scalars['ID']['input'];
  /** Empty or absent leaves it as it is. */
  examTitle?: InputMaybe<Scalars['String']['input']>;
  /** Version of the exam that the form was opened with. StalePreview if it has changed since. Omit to skip the check. */
  examVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Candidates see the results of the exam from then on. Omit to release a new exam at once and to keep the release of others. It cannot hide released results. */
  releaseAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Why it changes results that candidates can see before it; needed if it does. Those whose own values change see it, nobody else. */
  revisionReason?: InputMaybe<RevisionReason>;
  /** The reason in the institute's words, at most 300 characters. */
  revisionWords?: InputMaybe<Scalars['String']['input']>;
  /** The second secret of the exam from now on. Omit to keep the present one. */
  secondSecret?: InputMaybe<SecondSecret>;
};

export type PublishExamResultsResult = ExamResultFile | InvalidInput | StalePreview;

export type PublishStudentsInput = {
  /** Codes of the preview's BLOCKING findings; publishing is refused without each of them. */
  confirmedFindings?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Empty is the same as none. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Name of the upload in the list of uploads. */
  fileName: Scalars['String']['input'];
};

export type PublishStudentsResult = InvalidInput | StaleStudentsPreview | StudentUpload;

/** Everything that can be read. Each field says who may read it. */
export type Query = {
  __typename?: 'Query';
  /** The personal data stored about a user; null when the account does not exist. [admin] */
  accountData?: Maybe<AccountData>;
  /** The activity log, newest first, without intermediate steps such as checking a file. [admin] */
  activities: ActivityConnection;
  /** All notices, pinned ones before the others, newest first. [admin] */
  allNotices: NoticeConnection;
  /** The exams without visible results whose release is announced, the first to be released first. [anyone] */
  announcedReleases: Array<AnnouncedRelease>;
  /** The homework of everybody, of the student's groups and of the candidate IDs that are linked to the account: overdue, due, then submitted. [student] */
  assignments: Array<Assignment>;
  /** All stored data of a candidate; null when there is none. [admin] */
  candidateData?: Maybe<CandidateData>;
  /** The published content of the pages. [anyone] */
  content: Content;
  /** One kind of content with its fields; null for an unknown key. [admin] */
  contentCollection?: Maybe<ContentCollection>;
  /** Every kind of content; for teachers those that they may edit. [admin] */
  contentCollections: Array<ContentCollection>;
  /** One item; null when it does not exist or was deleted. Also teachers, for what they may edit. [admin] */
  contentItem?: Maybe<ContentItem>;
  /** The items of a collection in their order, drafts included; empty for an unknown one. Also teachers, for what they may edit. [admin] */
  contentItems: Array<ContentItem>;
  /** Path of a page with the drafts of its content. Everybody who has the path can open it, for an hour. [admin] */
  contentPreview: Scalars['String']['output'];
  /** Counts, waiting uploads, coming releases and recent activities. [admin] */
  dashboard: Dashboard;
  /** Paths of the pages of the students’ area without published content: they are not linked. [student] */
  emptyStudentPages: Array<Scalars['String']['output']>;
  /** Of the visible results of an exam; null without any. [teacher, admin] */
  examDistribution?: Maybe<ExamDistribution>;
  /** The coming exams with the duties of teachers, earliest first. [teacher] */
  examDuties: Array<ExamDuty>;
  /** Facts of an exam; null without visible results. [anyone] */
  examFacts?: Maybe<ExamFacts>;
  /** A candidate's visible result. Null if the exam or the candidate is unknown, the result is not yet released, or the second secret is missing or wrong. For a withdrawn result, returns only the withdrawal. An operation may ask for one. An address that looks up very many candidates in an hour, or many unknown ones, has to solve a proof of work, and later has to wait; existing results are not withheld because of other visitors' misses. After five wrong second secrets a candidate has to wait. [anyone] */
  examResult?: Maybe<ExamResult>;
  /** The visible results of an exam or of one of its groups, best first, those without a mark last; at most 2000. [admin] */
  examResults: Array<ListedExamResult>;
  /** The coming exams, earliest first. [student] */
  examSchedule: Array<ScheduledExam>;
  /** The exams with visible results, newest first, exams without a date last. [anyone] */
  exams: Array<Exam>;
  /** Ways of payment, each in a sentence. [student] */
  howToPay: Array<Scalars['String']['output']>;
  /** The invitations that are not accepted yet, newest first. [admin] */
  invitations: InvitationConnection;
  /** One exam; null without published files. [admin] */
  managedExam?: Maybe<ManagedExam>;
  /** The exams with published files, newest first, exams without a date last. [admin] */
  managedExams: Array<ManagedExam>;
  /** An uploaded file; null when it does not exist. Also teachers, for what they may edit. [admin] */
  mediaFile?: Maybe<MediaFile>;
  /** The results of the candidate IDs that are linked to the own account, visible or withdrawn, in all exams, newest exam first, exams without a date last. Needs no second secret. [student] */
  myResults: Array<ExamResult>;
  /** Whether no admin can sign in yet. The address of the set-up is in the log. [anyone] */
  needsSetup: Scalars['Boolean']['output'];
  /** One notice; null when it does not exist or visitors do not see it now. Admins see all. [anyone] */
  notice?: Maybe<Notice>;
  /** The notices that visitors see now, pinned ones before the others, newest first. [anyone] */
  notices: NoticeConnection;
  /** Pages elsewhere that students use. [student] */
  outsideLinks: Array<OutsideLink>;
  /** What the candidate IDs that are linked to the account have to pay and have paid, the latest fee first. [student] */
  payments: Array<Payment>;
  /** Papers of earlier exams, newest first. [student] */
  previousPapers: Array<PreviousPaper>;
  /** Practice questions by subject. [student] */
  questionBank: Array<QuestionSet>;
  /** The exams with requests for a re-check, those with the most open ones first. [admin] */
  recheckExams: Array<RecheckExam>;
  /** One request for a re-check; null when it is not there any more. [admin] */
  recheckRequest?: Maybe<RecheckRequest>;
  /** Requests for a re-check in an exam, at most 500: open ones first, the oldest first, then the others, the latest first. [admin] */
  recheckRequests: Array<RecheckRequest>;
  /** One published result file; null when it does not exist. [admin] */
  resultFile?: Maybe<ExamResultFile>;
  /** The effects of deleting a published result file; null when it does not exist. [admin] */
  resultFileDeletion?: Maybe<ResultFileDeletion>;
  /** The published result files, newest first. [admin] */
  resultFiles: Array<ExamResultFile>;
  /** Candidates, exams, notices and users that match a text; nothing for an empty one. [admin] */
  search: SearchResults;
  /** Counts the candidates of an exam, published or not, without a secret. [admin] */
  secretCoverage: SecretCoverage;
  /** With the token of the set-up while no admin can sign in; for admins without it while there is demo data. Else null. [anyone] */
  setup?: Maybe<Setup>;
  /** The institute's identity. [anyone] */
  site: Site;
  /** A staged file and its preview; null after it was published, discarded or expired. [admin] */
  stagedExamResults?: Maybe<StagedExamResults>;
  /** A staged student list and its preview; null after it was published, discarded or expired. [admin] */
  stagedStudents?: Maybe<StagedStudents>;
  /** One published student list; null when it does not exist. [admin] */
  studentUpload?: Maybe<StudentUpload>;
  /** The effects of deleting or deactivating published student lists on PINs and dates of birth. Lists that are unknown or inactive have none. [admin] */
  studentUploadDeletion: StudentUploadDeletion;
  /** The published student lists, active or not, newest first. [admin] */
  studentUploads: Array<StudentUpload>;
  /** The study materials. [student] */
  studyMaterials: Array<StudyMaterial>;
  /** The syllabus of each course. [student] */
  syllabus: Array<CourseSyllabus>;
  /** At most 10, best first: by percentage, then mark, then candidate ID. With initials and shortened candidate IDs, or none, where the institute shows no more. [anyone] */
  topPerformers: Array<TopPerformer>;
  /** Number of uploaded files before the upload with this key, which has arrived and waits to be checked; null when it does not wait. [admin] */
  uploadsAhead?: Maybe<Scalars['Int']['output']>;
  /** The accounts, newest first; of a search the newest 1000. [admin] */
  users: UserConnection;
  /** Tells whether a result slip still holds, by the code on it; null for a code that no slip has. An operation may ask for one. Limited like look-ups. [anyone] */
  verifyResultSlip?: Maybe<ResultSlipCheck>;
  /** Where the recorded classes come from. [admin] */
  videoSource: VideoSourceStatus;
  /** The recorded classes, newest first; those that staff pin stand before them, those that they hide are left out. [anyone] */
  videos: VideoPage;
  /** The sender of the request. [anyone] */
  viewer: Viewer;
  /** The exams whose results could be seen and have all been withdrawn, in the same order: look-ups of those who had a result tell them so. [anyone] */
  withdrawnExams: Array<Exam>;
};


/** Everything that can be read. Each field says who may read it. */
export type QueryAccountDataArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Each field says who may read it. */
export type QueryActivitiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  noted?: InputMaybe<Array<Scalars['String']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  who?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Each field says who may read it. */
export type QueryAllNoticesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Each field says who may read it. */
export type QueryCandidateDataArgs = {
  candidateId: Scalars['String']['input'];
};


/** Everything that can be read. Each field says who may read it. */
export type QueryContentCollectionArgs = {
  key: Scalars['ID']['input'];
};


/** Everything that can be read. Each field says who may read it. */
export type QueryContentItemArgs = {
  collection: Scalars['ID']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Each field says who may read it. */
export type QueryContentItemsArgs = {
  collection: Scalars['ID']['input'];
  deleted?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be read. Each field says who may read it. */
export type QueryContentPreviewArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  page: Scalars['String']['input'];
};


/** Everything that can be read. Each field says who may read it. */
export type QueryExamDistributionArgs = {
  examId: Scalars['ID']['input'];
};


/** Everything that can be read. Each field says who may read it. */
export type QueryExamFactsArgs = {
  examId: Scalars['ID']['input'];
};


/** Everything that can be read. Each field says who may read it. */
export type QueryExamResultArgs = {
  candidateId: Scalars['String']['input'];
  examId: Scalars['ID']['input'];
  proof?: InputMaybe<Scalars['String']['input']>;
  secret?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Each field says who may read it. */
export type QueryExamResultsArgs = {
  examId: Scalars['ID']['input'];
  group?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Each field says who may read it. */
export type QueryInvitationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Each field says who may read it. */
export type QueryManagedExamArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Each field says who may read it. */
export type QueryMediaFileArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Each field says who may read it. */
export type QueryNoticeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Each field says who may read it. */
export type QueryNoticesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. Each field says who may read it. */
export type QueryRecheckRequestArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Each field says who may read it. */
export type QueryRecheckRequestsArgs = {
  examId: Scalars['ID']['input'];
};


/** Everything that can be read. Each field says who may read it. */
export type QueryResultFileArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Each field says who may read it. */
export type QueryResultFileDeletionArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Each field says who may read it. */
export type QuerySearchArgs = {
  text: Scalars['String']['input'];
};


/** Everything that can be read. Each field says who may read it. */
export type QuerySecretCoverageArgs = {
  examId: Scalars['ID']['input'];
  stagedId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. Each field says who may read it. */
export type QuerySetupArgs = {
  token?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Each field says who may read it. */
export type QueryStagedExamResultsArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Each field says who may read it. */
export type QueryStagedStudentsArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Each field says who may read it. */
export type QueryStudentUploadArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. Each field says who may read it. */
export type QueryStudentUploadDeletionArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be read. Each field says who may read it. */
export type QueryTopPerformersArgs = {
  examId: Scalars['ID']['input'];
};


/** Everything that can be read. Each field says who may read it. */
export type QueryUploadsAheadArgs = {
  key: Scalars['ID']['input'];
};


/** Everything that can be read. Each field says who may read it. */
export type QueryUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Each field says who may read it. */
export type QueryVerifyResultSlipArgs = {
  code: Scalars['String']['input'];
  proof?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. Each field says who may read it. */
export type QueryVideosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};

/** The question bank's questions on one subject. */
export type QuestionSet = {
  __typename?: 'QuestionSet';
  chapters: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The questions. */
  pdf: PdfFile;
  questionCount: Scalars['Int']['output'];
  subject: Scalars['String']['output'];
};

/** A payment of a file. */
export type ReadPayment = {
  __typename?: 'ReadPayment';
  /** In rupees. */
  amount: Scalars['Int']['output'];
  /** The line of the fee with the number of the same receipt. */
  before?: Maybe<Scalars['String']['output']>;
  candidateId: Scalars['String']['output'];
  change: PaymentChange;
  day: Scalars['Date']['output'];
  /** Whether a published result file or student list has the candidate ID. */
  isKnown: Scalars['Boolean']['output'];
  /** Empty if the file does not say it. */
  method: Scalars['String']['output'];
  receiptNumber: Scalars['String']['output'];
  /** Row number as in a spreadsheet. */
  row: Scalars['Int']['output'];
  /** Of a new payment: the number of another receipt for the same candidate ID, amount and day, in the fee or in a row above. */
  sameAs?: Maybe<Scalars['String']['output']>;
};

export type ReadPaymentsResult = InvalidCsv | PaymentsRead;

export type Reason = {
  __typename?: 'Reason';
  /** Drawing */
  drawing: ReasonDrawing;
  /** Text */
  text: Scalars['String']['output'];
  /** Title */
  title: Scalars['String']['output'];
};

export type ReasonDrawing =
  | 'answerSheet'
  | 'counseling'
  | 'group'
  | 'medal'
  | 'notes'
  | 'teacher';

export type RecheckAnswerInput = {
  /** A sentence that the candidate reads; at most 500 characters. */
  answer: Scalars['String']['input'];
  /** The published and released file that changed the candidate's result. Omit to confirm the result as it is; candidates must see one then. */
  fileId?: InputMaybe<Scalars['ID']['input']>;
};

/** The request is with the staff. The same whether or not one was open already. */
export type RecheckAsked = {
  __typename?: 'RecheckAsked';
  /** Now. */
  askedAt: Scalars['DateTime']['output'];
};

/** The record was changed since the version that was edited, or made before. Nothing was changed. */
export type RecheckConflict = Conflict & {
  __typename?: 'RecheckConflict';
  current: RecheckRequest;
  message: Scalars['String']['output'];
};

/** An exam with requests for a re-check. */
export type RecheckExam = {
  __typename?: 'RecheckExam';
  id: Scalars['ID']['output'];
  open: Scalars['Int']['output'];
  /** Answered or closed. */
  resolved: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

/** A request to have a result checked again. */
export type RecheckRequest = {
  __typename?: 'RecheckRequest';
  answer?: Maybe<Scalars['String']['output']>;
  askedAt: Scalars['DateTime']['output'];
  candidateId: Scalars['String']['output'];
  /** Phone number or email address of the requester. */
  contact: Scalars['String']['output'];
  examId: Scalars['ID']['output'];
  examTitle?: Maybe<Scalars['String']['output']>;
  /** Of the file that changed the result. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** The candidate's rows in all files of the exam. Ask for it for one request. */
  history: Array<KeptResult>;
  id: Scalars['ID']['output'];
  /** Whether it came with the second secret. Without, anybody who knows the ID may have asked. */
  isProven: Scalars['Boolean']['output'];
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  resolvedBy?: Maybe<Scalars['String']['output']>;
  state: RecheckState;
  studentName?: Maybe<Scalars['String']['output']>;
  /** The result that the candidate sees now; null without a visible one. */
  values?: Maybe<ResultValues>;
  /** Grows with every change of the request. */
  version: Scalars['Int']['output'];
  words: Scalars['String']['output'];
};

/** Until when candidates of an exam may ask for a re-check. */
export type RecheckRules = {
  __typename?: 'RecheckRules';
  /** A text about the fee. */
  fee?: Maybe<Scalars['String']['output']>;
  /** The last day, in Nepal; it may be over. */
  until: Scalars['Date']['output'];
};

export type RecheckState =
  /** Checked, and corrected. */
  | 'CHANGED'
  /** Not from the candidate, or about a result that there is no more: it is as if it had not been made. */
  | 'CLOSED'
  | 'OPEN'
  /** Checked, and right as it was. */
  | 'UNCHANGED';

export type Recognition = {
  __typename?: 'Recognition';
  /** Given by */
  by: Scalars['String']['output'];
  /** Text */
  text: Scalars['String']['output'];
  /** Title */
  title: Scalars['String']['output'];
};

export type ReinstateExamResult = ExamConflict | ManagedExam;

/** A fact to look at before results are released. */
export type ReleaseCheck = {
  __typename?: 'ReleaseCheck';
  kind: ReleaseCheckKind;
  state: CheckState;
  text: Scalars['String']['output'];
};

export type ReleaseCheckKind =
  | 'BACKUP'
  | 'DISK'
  | 'NAMES'
  | 'REHEARSAL'
  | 'SECRETS'
  | 'WORKERS';

/** Whether candidates see the results of an exam. */
export type ReleaseState =
  /** Candidates see them. */
  | 'RELEASED'
  /** Candidates see them from their release on. */
  | 'SCHEDULED'
  | 'WITHDRAWN';

export type RequestRecheckInput = {
  /** A phone number or an email address. */
  contact: Scalars['String']['input'];
  /** The candidate's reason; at most 1000 characters. */
  words: Scalars['String']['input'];
};

export type RequestRecheckResult = InvalidInput | RecheckAsked;

export type ResendInvitationResult = InvalidInput | Invited;

export type ResetPasswordResult = InvalidInput | LinkNotValid | PasswordReset;

/** A file whose results take the place of those of a deleted one. */
export type RestoredResults = {
  __typename?: 'RestoredResults';
  /** Number of candidates. */
  candidates: Scalars['Int']['output'];
  file: ExamResultFile;
};

/** The record was changed since the version that was edited, or made before. Nothing was changed. */
export type ResultConflict = Conflict & {
  __typename?: 'ResultConflict';
  current: KeptResult;
  message: Scalars['String']['output'];
};

/** The values of a result, but the marks of its subjects. */
export type ResultFields = {
  /** Null with an outcome. */
  examMark?: Maybe<Scalars['Decimal']['output']>;
  /** As its file states it. */
  examRank?: Maybe<Scalars['String']['output']>;
  /** Why there is neither a mark nor a percentage; null where there are. */
  outcome?: Maybe<ResultOutcome>;
  /** 0 to 100; null with an outcome. */
  percentage?: Maybe<Scalars['Decimal']['output']>;
};

/** The effects of deleting a published result file on its candidates, once they see the exam. */
export type ResultFileDeletion = {
  __typename?: 'ResultFileDeletion';
  /** Number of candidates without any result of this exam afterwards. */
  lost: Scalars['Int']['output'];
  /** The files whose results take their place, the last published first. */
  restored: Array<RestoredResults>;
  /** Number of candidates whose result does not change: it comes from a newer file. */
  unaffected: Scalars['Int']['output'];
};

/** Why a candidate of an exam has no mark. */
export type ResultOutcome =
  | 'ABSENT'
  | 'DISQUALIFIED'
  | 'WITHHELD';

/** State of a request for a re-check, without its requester. */
export type ResultRecheck = {
  __typename?: 'ResultRecheck';
  /** A sentence of the staff; line breaks are kept. */
  answer?: Maybe<Scalars['String']['output']>;
  askedAt: Scalars['DateTime']['output'];
  /** Whether the file that changed the result was withdrawn or deleted since. */
  isUndone: Scalars['Boolean']['output'];
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  state: RecheckState;
};

/** A change of one candidate's result after it could be seen. */
export type ResultRevision = {
  __typename?: 'ResultRevision';
  after: ResultValues;
  before: ResultValues;
  reason: RevisionReason;
  /** Since when the candidate sees the new values. */
  revisedAt: Scalars['DateTime']['output'];
  /** The subjects whose marks changed. */
  subjects: Array<RevisedSubject>;
  /** The reason in the institute's words. */
  words?: Maybe<Scalars['String']['output']>;
};

/** A result slip as it was printed. */
export type ResultSlip = ResultFields & {
  __typename?: 'ResultSlip';
  candidateId: Scalars['String']['output'];
  /** The code on the slip. */
  code: Scalars['String']['output'];
  examDate?: Maybe<Scalars['Date']['output']>;
  examId: Scalars['ID']['output'];
  /** Null with an outcome. */
  examMark?: Maybe<Scalars['Decimal']['output']>;
  /** As its file states it. */
  examRank?: Maybe<Scalars['String']['output']>;
  examTitle: Scalars['String']['output'];
  fullMarks?: Maybe<Scalars['Decimal']['output']>;
  groups?: Maybe<Scalars['String']['output']>;
  institute: Scalars['String']['output'];
  issuedAt: Scalars['DateTime']['output'];
  /** Why there is neither a mark nor a percentage; null where there are. */
  outcome?: Maybe<ResultOutcome>;
  passPercentage: Scalars['Decimal']['output'];
  /** Null with an outcome. */
  passed?: Maybe<Scalars['Boolean']['output']>;
  /** 0 to 100; null with an outcome. */
  percentage?: Maybe<Scalars['Decimal']['output']>;
  studentName?: Maybe<Scalars['String']['output']>;
  /** The marks of the subjects in the file's order; empty for a file without subjects. */
  subjects: Array<SubjectMark>;
};

/** A result slip, and whether it still holds. */
export type ResultSlipCheck = {
  __typename?: 'ResultSlipCheck';
  /** The time of the latest change of a revised result; null when it is not known. */
  revisedAt?: Maybe<Scalars['DateTime']['output']>;
  /** To compare with the paper; never the result of today. */
  slip: ResultSlip;
  state: ResultSlipState;
};

/** Whether a result slip still holds. */
export type ResultSlipState =
  /** The result is the same today. */
  | 'GENUINE'
  /** The result was changed since. */
  | 'REVISED'
  /** The institute has taken the result back. */
  | 'WITHDRAWN';

/** Where a result stands among those who sat the exam. */
export type ResultStanding = {
  __typename?: 'ResultStanding';
  /** Number of candidates who sat the exam. */
  candidates: Scalars['Int']['output'];
  /** The percentage of those candidates with this percentage or a lower one, 0 to 100; null for fewer than 30 candidates. */
  percentile?: Maybe<Scalars['Float']['output']>;
  /** By percentage; equal percentages share a rank and the next rank is skipped (1, 2, 2, 4). */
  rank: Scalars['Int']['output'];
};

export type ResultValues = ResultFields & {
  __typename?: 'ResultValues';
  /** Null with an outcome. */
  examMark?: Maybe<Scalars['Decimal']['output']>;
  /** As its file states it. */
  examRank?: Maybe<Scalars['String']['output']>;
  /** Why there is neither a mark nor a percentage; null where there are. */
  outcome?: Maybe<ResultOutcome>;
  /** 0 to 100; null with an outcome. */
  percentage?: Maybe<Scalars['Decimal']['output']>;
  /** Of a revision: whether the file states no rank, so that it follows from the percentages. */
  ranksByPercentage: Scalars['Boolean']['output'];
  /** The marks of the subjects in the file's order; empty for a file without subjects. */
  subjects: Array<SubjectMark>;
};

export type ResultValuesInput = {
  /** A number, in the digits of either script, or a word for a candidate without a mark, such as Absent. */
  examMark: Scalars['String']['input'];
  /** Omit for none. */
  examRank?: InputMaybe<Scalars['String']['input']>;
  /** Omit to compute it from the full marks of the exam, if they are known. */
  percentage?: InputMaybe<Scalars['String']['input']>;
  /** Marks of subjects. Those that are absent stay as they are. */
  subjects?: InputMaybe<Array<SubjectMarkInput>>;
};

/** That the institute took a result back. It does not tell what the result was. */
export type ResultWithdrawal = {
  __typename?: 'ResultWithdrawal';
  withdrawnAt: Scalars['DateTime']['output'];
  /** The reason in the institute's words. */
  words?: Maybe<Scalars['String']['output']>;
};

/** A subject whose mark was changed. */
export type RevisedSubject = {
  __typename?: 'RevisedSubject';
  /** Null where the result has no such subject any more. */
  after?: Maybe<SubjectValue>;
  /** Null where the result had no such subject. */
  before?: Maybe<SubjectValue>;
  name: Scalars['String']['output'];
};

/** Why results that candidates could see were changed. */
export type RevisionReason =
  | 'OTHER'
  | 'RETOTALLED'
  | 'WRONG_FILE'
  | 'WRONG_KEY';

/** The permissions of a user: administer the site, teach, or study. */
export type Role =
  | 'ADMIN'
  | 'STUDENT'
  | 'TEACHER';

/** How publishing a row would change its candidate's published row. */
export type RowChange =
  | 'CHANGED'
  | 'NEW'
  | 'UNCHANGED';

/** A row that is none of a candidate, and may be left out by a layout. */
export type RowToLeaveOut = {
  __typename?: 'RowToLeaveOut';
  reason: LeftOutReason;
  row: Scalars['Int']['output'];
  /** What stands in it, shortened. */
  text: Scalars['String']['output'];
};

export type SaveContentResult = ContentConflict | ContentItem | InvalidInput;

/** A coming exam. */
export type ScheduledExam = {
  __typename?: 'ScheduledExam';
  /** The topics of the exam. */
  covers: Scalars['String']['output'];
  endsAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  place: Scalars['String']['output'];
  questionCount: Scalars['Int']['output'];
  startsAt: Scalars['DateTime']['output'];
  title: Scalars['String']['output'];
};

/** Results of a search, at most 20 of each kind. */
export type SearchResults = {
  __typename?: 'SearchResults';
  /** By the beginning of the candidate ID or of words of the name; those without a student list by the whole ID. Case, spaces, dashes and zeros in front of the ID do not matter. */
  candidates: Array<FoundCandidate>;
  /** By the beginnings of words in the ID, the title and the names of files; newest first. */
  exams: Array<FoundExam>;
  /** By the beginnings of words in the title in either language, inactive ones too; newest first. */
  notices: Array<Notice>;
  /** By the beginnings of words in the address and the name; newest first. */
  users: Array<User>;
};

/** Second secret beside the candidate ID in a look-up of results. PINs and dates of birth come from student lists. */
export type SecondSecret =
  | 'BIRTH_DATE'
  | 'NONE'
  | 'PIN';

/** How many candidates of an exam could not see their result because no active list has their secret. */
export type SecretCoverage = {
  __typename?: 'SecretCoverage';
  candidates: Scalars['Int']['output'];
  withoutBirthDate: Scalars['Int']['output'];
  withoutPin: Scalars['Int']['output'];
};

export type SelectionBadge = {
  __typename?: 'SelectionBadge';
  /** Such as IOM. */
  body: Scalars['String']['output'];
  /** Such as Institute of Medicine. */
  meaning: Scalars['String']['output'];
  /** Students who sat the exam */
  of: Scalars['Int']['output'];
  /** Students selected */
  selected: Scalars['Int']['output'];
};

/** The session of a signed-in browser. */
export type Session = {
  __typename?: 'Session';
  /** When the access token expires; `refreshSession` renews it. */
  expiresAt: Scalars['DateTime']['output'];
};

export type SetExamReleaseResult = ExamConflict | InvalidInput | ManagedExam;

export type SetUpInput = {
  /** Adds the content of the demo, without its accounts. */
  addDemo: Scalars['Boolean']['input'];
  email: Scalars['String']['input'];
  /** Ignored when `isInstituteLocked`, required otherwise. */
  institute?: InputMaybe<SetUpInstitute>;
  name: Scalars['String']['input'];
  /** Turns the nightly backup on. Ignored where the setting BACKUP_AT decides. */
  nightlyBackup: Scalars['Boolean']['input'];
  password: Scalars['String']['input'];
  /** Removes the demo. */
  removeDemo: Scalars['Boolean']['input'];
};

/** The settings `identity`; tagline, description and colour may be empty. */
export type SetUpInstitute = {
  address: Scalars['String']['input'];
  brandColor?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  establishedYear: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  officeHours: Scalars['String']['input'];
  phones: Array<Scalars['String']['input']>;
  shortName: Scalars['String']['input'];
  tagline?: InputMaybe<Scalars['String']['input']>;
};

export type SetUpResult = InvalidInput | SignedIn;

export type SetUserDisabledResult = LastAdmin | User;

export type SetUserRoleResult = LastAdmin | User | UserConflict;

/** Input of the set-up by the first admin. */
export type Setup = {
  __typename?: 'Setup';
  /** Whether the site can start with the content of the demo. */
  canAddDemo: Scalars['Boolean']['output'];
  /** Null when there is nothing of the demo. */
  demo?: Maybe<DemoData>;
  /** Whether name and contact come from the file that SITE_CONFIG names. */
  isInstituteLocked: Scalars['Boolean']['output'];
  /** Whether the sender of the request still needs an account: not for an account of the institute. */
  needsAccount: Scalars['Boolean']['output'];
  /** Whether a nightly backup can be chosen: not where the setting BACKUP_AT decides. */
  offersNightlyBackup: Scalars['Boolean']['output'];
};

/** The address and password do not belong together (it never says which is wrong), or the account is closed. */
export type SignInRefused = {
  __typename?: 'SignInRefused';
  message: Scalars['String']['output'];
};

export type SignInResult = EmailNotConfirmed | InvalidInput | SignInRefused | SignedIn;

/** A mail is queued. The answer is the same whether or not the address has an account. */
export type SignUpReceived = {
  __typename?: 'SignUpReceived';
  message: Scalars['String']['output'];
};

export type SignUpResult = InvalidInput | SignUpReceived;

/** The session is open; its cookies came with this answer. */
export type SignedIn = {
  __typename?: 'SignedIn';
  viewer: Viewer;
};

/** The institute's identity and the external services it uses; null means not configured. */
export type Site = {
  __typename?: 'Site';
  /** Null until the institute is set up. */
  address?: Maybe<Scalars['String']['output']>;
  analyticsId?: Maybe<Scalars['String']['output']>;
  androidAppUrl?: Maybe<Scalars['String']['output']>;
  /** Colour as `#rrggbb` from which the pages take theirs. */
  brandColor?: Maybe<Scalars['String']['output']>;
  chatPluginId?: Maybe<Scalars['String']['output']>;
  description: Scalars['String']['output'];
  /** Null until the institute is set up. */
  email?: Maybe<Scalars['String']['output']>;
  /** Null until the institute is set up. */
  establishedYear?: Maybe<Scalars['Int']['output']>;
  iosAppUrl?: Maybe<Scalars['String']['output']>;
  /** Whether the logo is nearly white on a transparent ground: it then needs a dark one. Null when not known. */
  logoIsPale?: Maybe<Scalars['Boolean']['output']>;
  logoUrl?: Maybe<Scalars['String']['output']>;
  mapEmbedUrl?: Maybe<Scalars['String']['output']>;
  messengerUrl?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** Null until the institute is set up. */
  officeHours?: Maybe<Scalars['String']['output']>;
  onlineClassUrl?: Maybe<Scalars['String']['output']>;
  onlineFormUrl?: Maybe<Scalars['String']['output']>;
  /** None until the institute is set up. */
  phones: Array<Scalars['String']['output']>;
  portalLogInUrl?: Maybe<Scalars['String']['output']>;
  portalSignUpUrl?: Maybe<Scalars['String']['output']>;
  /** Address of this site, without a trailing slash. */
  publicUrl: Scalars['String']['output'];
  shortName: Scalars['String']['output'];
  /** The logo for places where it is small; the same as `logoUrl` when it has no smaller form. */
  smallLogoUrl?: Maybe<Scalars['String']['output']>;
  socialLinks: Array<SocialLink>;
  tagline: Scalars['String']['output'];
  whatsAppNumber?: Maybe<Scalars['String']['output']>;
};

export type SocialLink = {
  __typename?: 'SocialLink';
  name: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** A visible sheet of an uploaded spreadsheet. */
export type SpreadsheetSheet = {
  __typename?: 'SpreadsheetSheet';
  name: Scalars['String']['output'];
  /** Number of rows with values. */
  rows: Scalars['Int']['output'];
};

export type StageExamResultsResult = InvalidCsv | StagedExamResults;

export type StageStudentsResult = InvalidCsv | StagedStudents;

/** A staged file of exam results with a preview of the effects of publishing it. */
export type StagedExamResults = StagedFile & {
  __typename?: 'StagedExamResults';
  changedRows: Scalars['Int']['output'];
  examDate?: Maybe<Scalars['Date']['output']>;
  examId: Scalars['ID']['output'];
  /** The exam's title. That of a new exam is the part of the file's name before “ - ”, or the exam's ID where that says nothing. */
  examTitle: Scalars['String']['output'];
  examVersion: Scalars['Int']['output'];
  /** When the clean-up job deletes the staged file unless it is published. */
  expiresAt: Scalars['DateTime']['output'];
  fileName: Scalars['String']['output'];
  findings: Array<Finding>;
  id: Scalars['ID']['output'];
  /** Whether it changes results that candidates can see. Publishing it then needs a reason. */
  isRevision: Scalars['Boolean']['output'];
  newRows: Scalars['Int']['output'];
  /** Release of the exam; null before its first file is published. */
  releaseAt?: Maybe<Scalars['DateTime']['output']>;
  /** At most 50 rows: changed first, then new, then unchanged, each in the file's order. */
  sample: Array<StagedResultRow>;
  secondSecret: SecondSecret;
  /** The columns of numbers that are none of a results file’s own, in their order. Stage the file again with `subjects` to take others. */
  subjectColumns: Array<SubjectColumn>;
  totalRows: Scalars['Int']['output'];
  unchangedRows: Scalars['Int']['output'];
  /** Number of candidates on no active student list. */
  unknownStudents: Scalars['Int']['output'];
};

/** A staged file: validated and not published, with a preview of the effects of publishing it. */
export type StagedFile = {
  changedRows: Scalars['Int']['output'];
  /** When the clean-up job deletes the staged file unless it is published. */
  expiresAt: Scalars['DateTime']['output'];
  fileName: Scalars['String']['output'];
  findings: Array<Finding>;
  id: Scalars['ID']['output'];
  newRows: Scalars['Int']['output'];
  totalRows: Scalars['Int']['output'];
  unchangedRows: Scalars['Int']['output'];
};

/** One row of a staged file of exam results. */
export type StagedResultRow = ResultFields & {
  __typename?: 'StagedResultRow';
  /** The candidate's published result. */
  before?: Maybe<ResultValues>;
  candidateId: Scalars['String']['output'];
  change: RowChange;
  /** Null with an outcome. */
  examMark?: Maybe<Scalars['Decimal']['output']>;
  /** As its file states it. */
  examRank?: Maybe<Scalars['String']['output']>;
  /** Why there is neither a mark nor a percentage; null where there are. */
  outcome?: Maybe<ResultOutcome>;
  /** 0 to 100; null with an outcome. */
  percentage?: Maybe<Scalars['Decimal']['output']>;
  /** Row number as in a spreadsheet. */
  rowNumber: Scalars['Int']['output'];
  studentName?: Maybe<Scalars['String']['output']>;
  /** The marks of the subjects in the file's order; empty for a file without subjects. */
  subjects: Array<SubjectMark>;
};

/** One row of a staged student list. */
export type StagedStudentRow = {
  __typename?: 'StagedStudentRow';
  /** The candidate's entry on the newest active list. */
  before?: Maybe<StudentValues>;
  candidateId: Scalars['String']['output'];
  change: RowChange;
  groups: Scalars['String']['output'];
  /** Row number as in a spreadsheet. */
  rowNumber: Scalars['Int']['output'];
  studentName: Scalars['String']['output'];
};

/** A staged student list with a preview of the effects of publishing it. Its file name, the suggested name of the list, is the CSV's name without .csv. */
export type StagedStudents = StagedFile & {
  __typename?: 'StagedStudents';
  changedRows: Scalars['Int']['output'];
  /** When the clean-up job deletes the staged file unless it is published. */
  expiresAt: Scalars['DateTime']['output'];
  fileName: Scalars['String']['output'];
  findings: Array<Finding>;
  id: Scalars['ID']['output'];
  newRows: Scalars['Int']['output'];
  /** At most 50 rows: changed first, then new, then unchanged, each in the file's order. */
  sample: Array<StagedStudentRow>;
  totalRows: Scalars['Int']['output'];
  unchangedRows: Scalars['Int']['output'];
};

/** The exam, its published results or the active student lists changed after the preview was made. Nothing was published; look at the new preview and publish again. */
export type StalePreview = {
  __typename?: 'StalePreview';
  message: Scalars['String']['output'];
  /** The staged file with its new preview. */
  preview: StagedExamResults;
};

/** The active student lists have changed, so the preview is out of date. Nothing was published; look at the new preview and publish again. */
export type StaleStudentsPreview = {
  __typename?: 'StaleStudentsPreview';
  message: Scalars['String']['output'];
  /** The same staged list, measured anew. */
  preview: StagedStudents;
};

export type Statistic = {
  __typename?: 'Statistic';
  /** How many dots are drawn, from 1 to 100. */
  dots: Scalars['Int']['output'];
  /** Such as 19 of 20 dots for 95%. Leave it empty to colour all. */
  filledDots?: Maybe<Scalars['Int']['output']>;
  /** What is counted, such as Expert Faculty. */
  label: Scalars['String']['output'];
  /** What one dot stands for, such as: A topi for every teacher */
  legend?: Maybe<Scalars['String']['output']>;
  /** Shape of a dot */
  shape: DotShape;
  /** Such as 50+ or 95%. */
  value: Scalars['String']['output'];
};

/** A candidate's entry on the newest active student list. */
export type Student = {
  __typename?: 'Student';
  candidateId: Scalars['String']['output'];
  groups: Scalars['String']['output'];
  studentName: Scalars['String']['output'];
};

/** Students of a list with the same words as their groups. */
export type StudentGroup = {
  __typename?: 'StudentGroup';
  name: Scalars['String']['output'];
  students: Scalars['Int']['output'];
};

/** One published student list. */
export type StudentUpload = {
  __typename?: 'StudentUpload';
  description?: Maybe<Scalars['String']['output']>;
  /** Opens the original file for a signed-in admin, for ten minutes. A path of this site. */
  downloadUrl: Scalars['String']['output'];
  /** Name of the list; by default the CSV's name without .csv. */
  fileName: Scalars['String']['output'];
  /** At most 200 groups of the list. */
  groups: Array<StudentGroup>;
  id: Scalars['ID']['output'];
  /** Whether the list applies. */
  isActive: Scalars['Boolean']['output'];
  /** Order among the published lists: the highest active list with a candidate wins. */
  publishOrder: Scalars['Int']['output'];
  totalStudents: Scalars['Int']['output'];
  /** When it was published. */
  uploadedAt: Scalars['DateTime']['output'];
  /** Null when the account was deleted, and for the demo. */
  uploadedBy?: Maybe<User>;
};

/** The effects of deleting student lists on second secrets of candidates. */
export type StudentUploadDeletion = {
  __typename?: 'StudentUploadDeletion';
  birthDates: DeletedSecrets;
  pins: DeletedSecrets;
};

export type StudentValues = {
  __typename?: 'StudentValues';
  groups: Scalars['String']['output'];
  studentName: Scalars['String']['output'];
};

/** The students of a list are invited, and accounts linked. */
export type StudentsInvited = {
  __typename?: 'StudentsInvited';
  invited: Scalars['Int']['output'];
  linked: Scalars['Int']['output'];
};

/** A short PDF on one subject. */
export type StudyMaterial = {
  __typename?: 'StudyMaterial';
  id: Scalars['ID']['output'];
  /** Study notes, formula sheet and so on. */
  kind: Scalars['String']['output'];
  pdf: PdfFile;
  subject: Scalars['String']['output'];
  /** Its contents in a sentence. */
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** A column of numbers of a file of exam results, besides a results file's own. */
export type SubjectColumn = {
  __typename?: 'SubjectColumn';
  /** Whether results show it as a subject. */
  isTaken: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Why it cannot be a subject; null where it can. */
  problem?: Maybe<Scalars['String']['output']>;
};

/** The mark of one subject. */
export type SubjectMark = {
  __typename?: 'SubjectMark';
  /** Whether the candidate did not sit the subject. */
  isAbsent: Scalars['Boolean']['output'];
  /** Null for an absent candidate, and where the file has none. */
  mark?: Maybe<Scalars['Decimal']['output']>;
  /** As the file names it. */
  name: Scalars['String']['output'];
};

export type SubjectMarkInput = {
  /** A number, a word for an absent candidate, or nothing. */
  mark: Scalars['String']['input'];
  /** Of a subject that the result has. */
  name: Scalars['String']['input'];
};

export type SubjectMarks = {
  __typename?: 'SubjectMarks';
  /** Marks */
  marks: Scalars['Int']['output'];
  /** Subject */
  subject: Scalars['String']['output'];
};

export type SubjectValue = {
  __typename?: 'SubjectValue';
  isAbsent: Scalars['Boolean']['output'];
  mark?: Maybe<Scalars['Decimal']['output']>;
};

/** Ways to a seat, at length. */
export type SuccessStory = {
  __typename?: 'SuccessStory';
  /** What it led to, such as a seat or a scholarship. */
  achievement: Scalars['String']['output'];
  /** Story */
  content: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Name */
  name: Scalars['String']['output'];
  /** Only with the consent of the person. */
  photo?: Maybe<ContentPicture>;
  /** Title */
  title: Scalars['String']['output'];
};

export type SyllabusSubject = {
  __typename?: 'SyllabusSubject';
  /** Number of lessons. */
  lessons: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  topics: Array<Scalars['String']['output']>;
};

/** The finding of a check of the server, with advice. */
export type SystemCheck = {
  __typename?: 'SystemCheck';
  name: Scalars['String']['output'];
  state: CheckState;
  text: Scalars['String']['output'];
};

/** Which column of a file is which, where its header does not say so. */
export type TableLayoutInput = {
  /** Omit to go by the header. */
  columns?: InputMaybe<Array<LayoutColumnInput>>;
  /** Number of the row with the header, from 1; rows above it are left out. Omit for the first row. */
  headerRow?: InputMaybe<Scalars['Int']['input']>;
  /** Numbers, from 1, of further rows that are left out. */
  leaveOut?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Values of columns that the file does not have; a column of the same name is ignored. */
  values?: InputMaybe<Array<LayoutValueInput>>;
};

/** The teaching faculty. The first teacher of a department is shown as its head. */
export type Teacher = {
  __typename?: 'Teacher';
  /** Two or three sentences. */
  bio?: Maybe<Scalars['String']['output']>;
  /** Department */
  department?: Maybe<Department>;
  /** Designation */
  designation: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Name */
  name: Scalars['String']['output'];
  /** Upright or square. Without it a monogram is drawn. */
  photo?: Maybe<ContentPicture>;
  /** Specialization */
  specialization?: Maybe<Scalars['String']['output']>;
};

/** There is a standard text. Add to it, or replace it. */
export type TermsOfServicePage = {
  __typename?: 'TermsOfServicePage';
  /** Shown below the standard text, which follows what this software does. */
  additions?: Maybe<Scalars['String']['output']>;
  /** When you changed it last; shown beside it. */
  changedOn?: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  /** Only if you have a complete text of your own, from a lawyer for example. */
  sections: Array<LegalTextSection>;
};

/** Testimonials of students. Ask each of them for permission first. */
export type Testimonial = {
  __typename?: 'Testimonial';
  /** Words */
  content: Scalars['String']['output'];
  /** Course */
  course: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Name */
  name: Scalars['String']['output'];
  /** Only with the consent of the person. */
  photo?: Maybe<ContentPicture>;
  /** Stars */
  rating: Scalars['Int']['output'];
};

export type TitledText = {
  __typename?: 'TitledText';
  /** Text */
  text: Scalars['String']['output'];
  /** Title */
  title: Scalars['String']['output'];
};

/** One of the top results of an exam. */
export type TopPerformer = {
  __typename?: 'TopPerformer';
  /** Rank by percentage; equal percentages share a rank and the next rank is skipped (1, 2, 2, 4). */
  rank: Scalars['Int']['output'];
  result: ExamResult;
};

/** How the top performers of an exam are shown to everybody. With initials, candidate IDs are shown by their last two characters. */
export type TopPerformersShown =
  | 'INITIALS'
  | 'NAMES'
  | 'OFF';

export type Topper = {
  __typename?: 'Topper';
  /** Where they come from. */
  from?: Maybe<Scalars['String']['output']>;
  /** Name */
  name: Scalars['String']['output'];
  /** Only with the consent of the person. */
  photo?: Maybe<ContentPicture>;
  /** A rank, a college or a scholarship. */
  reached: Scalars['String']['output'];
};

/** A candidate's result in one exam of a trend. */
export type TrendPoint = {
  __typename?: 'TrendPoint';
  exam: Exam;
  /** Why there is neither a mark nor a percentage; null where there are. */
  outcome?: Maybe<ResultOutcome>;
  passed?: Maybe<Scalars['Boolean']['output']>;
  percentage?: Maybe<Scalars['Decimal']['output']>;
  /** As of `ResultStanding`. */
  percentile?: Maybe<Scalars['Float']['output']>;
};

/** An item that visitors do not see, so that they do not see another one that belongs to it. */
export type UnpublishedReference = {
  __typename?: 'UnpublishedReference';
  id: Scalars['ID']['output'];
  /** Of an item that is there no more, the label of the field that names it. */
  title: Scalars['String']['output'];
};

export type UpdateExamResult = ExamConflict | InvalidInput | ManagedExam;

export type UpdateNoticeResult = InvalidInput | Notice | NoticeConflict;

export type UploadAttachmentResult = InvalidInput | NoticeAttachment;

/** The kind of rows in an uploaded table. */
export type UploadKind =
  | 'RESULTS'
  | 'STUDENTS';

export type UploadMediaResult = InvalidInput | MediaFile;

/** Somebody with an account on this site. */
export type User = {
  __typename?: 'User';
  /** The candidate IDs of the account, the newest first. For admins and the account itself. */
  candidateLinks: Array<CandidateLink>;
  createdAt: Scalars['DateTime']['output'];
  /** When an admin closed the account; null while it is open. */
  disabledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Address to sign in with, trimmed and in lower case. */
  email: Scalars['String']['output'];
  /** When the person proved to own the address; null until then. */
  emailVerifiedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Random identifier (UUID v7). */
  id: Scalars['ID']['output'];
  /** When a session of the account was last opened or refreshed. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name shown to other staff; null until the person gives one. */
  name?: Maybe<Scalars['String']['output']>;
  /** Number of browsers in which the account is signed in. */
  openSessions: Scalars['Int']['output'];
  role: Role;
  /** Grows when the role changes, and when the account is disabled or enabled. */
  version: Scalars['Int']['output'];
};

/** The record was changed since the version that was edited, or made before. Nothing was changed. */
export type UserConflict = Conflict & {
  __typename?: 'UserConflict';
  current: User;
  message: Scalars['String']['output'];
};

export type UserConnection = {
  __typename?: 'UserConnection';
  edges: Array<UserEdge>;
  nodes: Array<User>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type UserEdge = {
  __typename?: 'UserEdge';
  cursor: Scalars['String']['output'];
  node: User;
};

export type VerifyEmailResult = EmailVerified | InvalidInput | LinkNotValid;

/** A recorded class: a finished live stream. */
export type Video = {
  __typename?: 'Video';
  channelTitle: Scalars['String']['output'];
  /** Plain text; line breaks are kept. */
  description: Scalars['String']['output'];
  /** When the live stream ended; null where `publishedAt` is null. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Address of the player for an iframe; null for samples of the demo. */
  playerUrl?: Maybe<Scalars['String']['output']>;
  /** Null for a pinned video of which nothing is kept from the platform. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Path of a 16:9 picture on this site; null until it is fetched. */
  thumbnail?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  /** Address of its page on the video platform; null for samples of the demo. */
  watchUrl?: Maybe<Scalars['String']['output']>;
};

/** A page of recorded classes, newest first. */
export type VideoPage = {
  __typename?: 'VideoPage';
  /** When the page was fetched from the platform; null for pinned videos alone, while the platform is away. */
  fetchedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Value of `after` for the next page; null on the last page. */
  nextPageToken?: Maybe<Scalars['String']['output']>;
  /** May be empty although there is a next page: not every upload is a recorded class. */
  nodes: Array<Video>;
  /** Whether the page was fetched more than 15 minutes ago: a refresh is running or has failed. */
  stale: Scalars['Boolean']['output'];
};

export type VideoPlace =
  | 'first'
  | 'hidden';

/** Where the recorded classes come from. */
export type VideoSourceKind =
  /** From nowhere: there is no channel, or no YOUTUBE_API_KEY. */
  | 'NONE'
  /** From the channel. */
  | 'PLATFORM'
  /** Samples of the demo: no channel is named. */
  | 'SAMPLES';

/** Where the recorded classes come from. */
export type VideoSourceStatus = {
  __typename?: 'VideoSourceStatus';
  /** Of the YouTube channel among the settings. */
  channelId?: Maybe<Scalars['String']['output']>;
  kind: VideoSourceKind;
};

/** The sender of the request: a visitor or a signed-in user. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Keys of the collections of the content that the viewer may edit. */
  editableContent: Array<Scalars['String']['output']>;
  /** Null for a visitor. */
  role?: Maybe<Role>;
  session?: Maybe<Session>;
  user?: Maybe<User>;
};

/** A staged file: checked and not published yet. */
export type WaitingUpload = {
  __typename?: 'WaitingUpload';
  /** When the clean-up job deletes the file unless it is published. */
  expiresAt: Scalars['DateTime']['output'];
  fileName: Scalars['String']['output'];
  /** Id of the staged exam results or the staged student list. */
  id: Scalars['ID']['output'];
  kind: UploadKind;
  stagedAt: Scalars['DateTime']['output'];
  totalRows: Scalars['Int']['output'];
  /** Name or address of the uploader; null when the account was deleted. */
  uploadedBy?: Maybe<Scalars['String']['output']>;
};

export type WithdrawExamResult = ExamConflict | InvalidInput | ManagedExam;

export type AllowFileCleanUpMutationVariables = Exact<{
  orphanedFiles: Scalars['Int']['input'];
}>;


export type AllowFileCleanUpMutation = { __typename?: 'Mutation', allowFileCleanUp: boolean };

export type ActivitiesForTestsQueryVariables = Exact<{
  search?: InputMaybe<Scalars['String']['input']>;
  noted?: InputMaybe<Array<Scalars['String']['input']> | Scalars['String']['input']>;
  who?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type ActivitiesForTestsQuery = { __typename?: 'Query', activities: { __typename?: 'ActivityConnection', nodes: Array<{ __typename?: 'Activity', at: string, actor?: string | null, action: string, subject: string, subjectId?: string | null, isInvitation: boolean }>, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null } } };

export type DraftPreviewForTestsQueryVariables = Exact<{
  page: Scalars['String']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
}>;


export type DraftPreviewForTestsQuery = { __typename?: 'Query', contentPreview: string };

export type ContentPreviewForTestsQueryVariables = Exact<{
  page: Scalars['String']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
}>;


export type ContentPreviewForTestsQuery = { __typename?: 'Query', contentPreview: string };

export type NepaliTextsForTestsQueryVariables = Exact<{ [key: string]: never; }>;


export type NepaliTextsForTestsQuery = { __typename?: 'Query', site: { __typename?: 'Site', tagline: string }, content: { __typename?: 'Content', missionPage?: { __typename?: 'MissionPage', mission: string, vision: string, values: Array<{ __typename?: 'CoreValue', name: string }> } | null } };

export type NepaliPreviewForTestsQueryVariables = Exact<{
  page: Scalars['String']['input'];
}>;


export type NepaliPreviewForTestsQuery = { __typename?: 'Query', contentPreview: string };

export type NepaliMissingForTestsQueryVariables = Exact<{ [key: string]: never; }>;


export type NepaliMissingForTestsQuery = { __typename?: 'Query', dashboard: { __typename?: 'Dashboard', missingContent: Array<{ __typename?: 'MissingContent', collection?: string | null, text: string }> } };

export type ConcealedForTestsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConcealedForTestsQuery = { __typename?: 'Query', contentItems: Array<{ __typename?: 'ContentItem', id: string, state: ContentState, unpublishedReferences: Array<{ __typename?: 'UnpublishedReference', title: string }> }>, dashboard: { __typename?: 'Dashboard', missingContent: Array<{ __typename?: 'MissingContent', collection?: string | null, text: string }> } };

export type PublishedMaterialsForTestsQueryVariables = Exact<{ [key: string]: never; }>;


export type PublishedMaterialsForTestsQuery = { __typename?: 'Query', studyMaterials: Array<{ __typename?: 'StudyMaterial', id: string, title: string, subject: string, kind: string, summary: string, pdf: { __typename?: 'PdfFile', url: string, fileName: string, pages?: number | null, size: number } }> };

export type DashboardForTestsQueryVariables = Exact<{
  first?: InputMaybe<Scalars['Int']['input']>;
}>;


export type DashboardForTestsQuery = { __typename?: 'Query', dashboard: { __typename?: 'Dashboard', students: number, studentUploads: number, studyMaterials: number, activeNotices: number, inactiveNotices: number, resultFiles: number, exams: number, waitingUploads: Array<{ __typename?: 'WaitingUpload', id: string, kind: UploadKind, fileName: string, totalRows: number, uploadedBy?: string | null, stagedAt: string, expiresAt: string }>, upcomingReleases: Array<{ __typename?: 'ManagedExam', id: string, releaseAt?: string | null }>, recentActivity: Array<{ __typename?: 'Activity', actor?: string | null, action: string, subject: string, subjectId?: string | null }> } };

export type StudentRecordsForTestsQueryVariables = Exact<{ [key: string]: never; }>;


export type StudentRecordsForTestsQuery = { __typename?: 'Query', studyMaterials: Array<{ __typename?: 'StudyMaterial', id: string }>, questionBank: Array<{ __typename?: 'QuestionSet', id: string }>, assignments: Array<{ __typename?: 'Assignment', id: string }>, previousPapers: Array<{ __typename?: 'PreviousPaper', id: string }>, syllabus: Array<{ __typename?: 'CourseSyllabus', id: string }>, examSchedule: Array<{ __typename?: 'ScheduledExam', id: string }>, payments: Array<{ __typename?: 'Payment', id: string }> };

export type MaterialsCountForTestsQueryVariables = Exact<{ [key: string]: never; }>;


export type MaterialsCountForTestsQuery = { __typename?: 'Query', dashboard: { __typename?: 'Dashboard', studyMaterials: number } };

export type DutiesForTestsQueryVariables = Exact<{ [key: string]: never; }>;


export type DutiesForTestsQuery = { __typename?: 'Query', examDuties: Array<{ __typename?: 'ExamDuty', invigilators: number }> };

export type EmptyStudentPagesForTestsQueryVariables = Exact<{ [key: string]: never; }>;


export type EmptyStudentPagesForTestsQuery = { __typename?: 'Query', emptyStudentPages: Array<string> };

export type StageForSpreadsheetMutationVariables = Exact<{
  file: Scalars['Upload']['input'];
}>;


export type StageForSpreadsheetMutation = { __typename?: 'Mutation', staged:
    | { __typename: 'InvalidCsv', errorFile?: { __typename?: 'ErrorFile', fileName: string, rowCount: number, downloadUrl: string, spreadsheetUrl?: string | null } | null }
    | { __typename: 'StagedExamResults', fileName: string, totalRows: number, findings: Array<{ __typename?: 'Finding', code: string, count?: number | null }>, sample: Array<{ __typename?: 'StagedResultRow', candidateId: string, examMark?: string | null, examRank?: string | null, subjects: Array<{ __typename?: 'SubjectMark', name: string, mark?: string | null, isAbsent: boolean }> }> }
   };

export type StageStudentsForSpreadsheetMutationVariables = Exact<{
  file: Scalars['Upload']['input'];
}>;


export type StageStudentsForSpreadsheetMutation = { __typename?: 'Mutation', staged:
    | { __typename: 'InvalidCsv', problems: Array<{ __typename?: 'CsvProblem', row?: number | null }>, errorFile?: { __typename?: 'ErrorFile', spreadsheetUrl?: string | null } | null }
    | { __typename: 'StagedStudents' }
   };

export type ExamFactsForTestsQueryVariables = Exact<{
  examId: Scalars['ID']['input'];
}>;


export type ExamFactsForTestsQuery = { __typename?: 'Query', examFacts?: { __typename?: 'ExamFacts', candidates: number, averagePercentage?: string | null, fullMarks?: string | null, hasNumericIds: boolean } | null };

export type AverageOfDistributionQueryVariables = Exact<{
  examId: Scalars['ID']['input'];
}>;


export type AverageOfDistributionQuery = { __typename?: 'Query', examDistribution?: { __typename?: 'ExamDistribution', all: { __typename?: 'DistributionOfGroup', candidates: number, averagePercentage: string } } | null };

export type StageWithMarksMutationVariables = Exact<{
  file: Scalars['Upload']['input'];
  fullMarks?: InputMaybe<Scalars['Decimal']['input']>;
}>;


export type StageWithMarksMutation = { __typename?: 'Mutation', stageExamResults:
    | { __typename: 'InvalidCsv' }
    | { __typename: 'StagedExamResults', id: string }
   };

export type ManagedExamsInTestsQueryVariables = Exact<{ [key: string]: never; }>;


export type ManagedExamsInTestsQuery = { __typename?: 'Query', managedExams: Array<{ __typename?: 'ManagedExam', id: string, title: string, files: number, version: number, state: ReleaseState, groups: Array<{ __typename?: 'ExamGroup', name?: string | null, candidates: number }> }> };

export type PublicExamInTestsQueryVariables = Exact<{
  examId: Scalars['ID']['input'];
  candidateId: Scalars['String']['input'];
}>;


export type PublicExamInTestsQuery = { __typename?: 'Query', exams: Array<{ __typename?: 'Exam', id: string, title: string, date?: string | null, passPercentage: string }>, examFacts?: { __typename?: 'ExamFacts', fullMarks?: string | null } | null, examResult?: { __typename?: 'ExamResult', passed?: boolean | null, exam: { __typename?: 'Exam', title: string, date?: string | null, passPercentage: string }, standing?: { __typename?: 'ResultStanding', candidates: number, rank: number, percentile?: number | null } | null } | null };

export type DistributionInTestsQueryVariables = Exact<{
  examId: Scalars['ID']['input'];
}>;


export type DistributionInTestsQuery = { __typename?: 'Query', examDistribution?: { __typename?: 'ExamDistribution', all: { __typename?: 'DistributionOfGroup', candidates: number, passed: number, averagePercentage: string, medianPercentage: string, counts: Array<number> }, groups: Array<{ __typename?: 'DistributionOfGroup', name?: string | null, candidates: number, passed: number }> } | null };

export type ListInTestsQueryVariables = Exact<{
  examId: Scalars['ID']['input'];
  group?: InputMaybe<Scalars['String']['input']>;
}>;


export type ListInTestsQuery = { __typename?: 'Query', examResults: Array<{ __typename?: 'ListedExamResult', candidateId: string, studentName?: string | null, rank?: number | null, passed?: boolean | null }> };

export type SearchExamsInTestsQueryVariables = Exact<{
  words: Scalars['String']['input'];
}>;


export type SearchExamsInTestsQuery = { __typename?: 'Query', search: { __typename?: 'SearchResults', exams: Array<{ __typename?: 'FoundExam', id: string }> } };

export type CoverageInTestsQueryVariables = Exact<{
  examId: Scalars['ID']['input'];
}>;


export type CoverageInTestsQuery = { __typename?: 'Query', secretCoverage: { __typename?: 'SecretCoverage', candidates: number } };

export type SyllabusPdfForNepaliTestsQueryVariables = Exact<{ [key: string]: never; }>;


export type SyllabusPdfForNepaliTestsQuery = { __typename?: 'Query', syllabus: Array<{ __typename?: 'CourseSyllabus', pdf: { __typename?: 'PdfFile', url: string } }> };

export type EmptyPagesInTestQueryVariables = Exact<{ [key: string]: never; }>;


export type EmptyPagesInTestQuery = { __typename?: 'Query', content: { __typename?: 'Content', emptyPages: Array<string> } };

export type MissingContentInTestQueryVariables = Exact<{ [key: string]: never; }>;


export type MissingContentInTestQuery = { __typename?: 'Query', dashboard: { __typename?: 'Dashboard', missingContent: Array<{ __typename?: 'MissingContent', collection?: string | null, text: string }> } };

export type VideosInTestQueryVariables = Exact<{
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type VideosInTestQuery = { __typename?: 'Query', videos: { __typename?: 'VideoPage', nextPageToken?: string | null, nodes: Array<{ __typename?: 'Video', id: string, title: string, playerUrl?: string | null, publishedAt?: string | null, endedAt?: string | null }> } };

export type UnknownNamesQueryVariables = Exact<{
  collection: Scalars['ID']['input'];
}>;


export type UnknownNamesQuery = { __typename?: 'Query', contentItems: Array<{ __typename?: 'ContentItem', title: string, unknownNames: Array<string> }> };

export type NewestUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type NewestUsersQuery = { __typename?: 'Query', users: { __typename?: 'UserConnection', nodes: Array<{ __typename?: 'User', id: string, email: string }> } };

export type SearchUsersQueryVariables = Exact<{
  search?: InputMaybe<Scalars['String']['input']>;
}>;


export type SearchUsersQuery = { __typename?: 'Query', users: { __typename?: 'UserConnection', totalCount: number, nodes: Array<{ __typename?: 'User', id: string, email: string }> } };

export type StageResultsForErrorsMutationVariables = Exact<{
  file: Scalars['Upload']['input'];
}>;


export type StageResultsForErrorsMutation = { __typename?: 'Mutation', staged:
    | { __typename: 'InvalidCsv', problemCount: number, errorFile?: { __typename?: 'ErrorFile', fileName: string, rowCount: number, downloadUrl: string } | null }
    | { __typename: 'StagedExamResults' }
   };

export type StageStudentsForErrorsMutationVariables = Exact<{
  file: Scalars['Upload']['input'];
}>;


export type StageStudentsForErrorsMutation = { __typename?: 'Mutation', staged:
    | { __typename: 'InvalidCsv', problemCount: number, errorFile?: { __typename?: 'ErrorFile', fileName: string, rowCount: number, downloadUrl: string } | null }
    | { __typename: 'StagedStudents' }
   };

export type LockedSettingsForTestsQueryVariables = Exact<{
  key: Scalars['ID']['input'];
}>;


export type LockedSettingsForTestsQuery = { __typename?: 'Query', contentCollection?: { __typename?: 'ContentCollection', locked: boolean, lockedData?: Record<string, unknown> | null } | null };

export type GroupsOfListQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type GroupsOfListQuery = { __typename?: 'Query', studentUpload?: { __typename?: 'StudentUpload', groups: Array<{ __typename?: 'StudentGroup', name: string, students: number }> } | null };

export type StageWrongResultsMutationVariables = Exact<{
  file: Scalars['Upload']['input'];
}>;


export type StageWrongResultsMutation = { __typename?: 'Mutation', stageExamResults:
    | { __typename: 'InvalidCsv', errorFile?: { __typename?: 'ErrorFile', fileName: string, downloadUrl: string } | null }
    | { __typename: 'StagedExamResults', totalRows: number }
   };

export type NightlyBackupInTestsQueryVariables = Exact<{ [key: string]: never; }>;


export type NightlyBackupInTestsQuery = { __typename?: 'Query', dashboard: { __typename?: 'Dashboard', nightlyBackup: { __typename?: 'NightlyBackup', at?: string | null, isLocked: boolean } } };

export type EditedNoticeInTestQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type EditedNoticeInTestQuery = { __typename?: 'Query', notice?: { __typename?: 'Notice', version: number, texts: { __typename?: 'NoticeTexts', title: string, description: string, nepaliTitle?: string | null, nepaliDescription?: string | null }, translation: { __typename?: 'ContentTranslation', texts: number, missing: number, hasBegun: boolean } } | null };

export type MissingNoticesInTestQueryVariables = Exact<{ [key: string]: never; }>;


export type MissingNoticesInTestQuery = { __typename?: 'Query', dashboard: { __typename?: 'Dashboard', missingContent: Array<{ __typename?: 'MissingContent', collection?: string | null, itemId?: string | null, text: string }> } };

export type NoticeTimesInTestQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type NoticeTimesInTestQuery = { __typename?: 'Query', notice?: { __typename?: 'Notice', publishedAt: string, expiresAt?: string | null, timing: NoticeTiming, version: number } | null };

export type ReadPaymentsInTestMutationVariables = Exact<{
  file: Scalars['Upload']['input'];
  sheet?: InputMaybe<Scalars['String']['input']>;
  lines: Array<Scalars['String']['input']> | Scalars['String']['input'];
}>;


export type ReadPaymentsInTestMutation = { __typename?: 'Mutation', readPayments:
    | { __typename: 'InvalidCsv', message: string, errorCount: number, sheets: Array<{ __typename?: 'SpreadsheetSheet', name: string }>, problems: Array<{ __typename?: 'CsvProblem', row?: number | null, column?: string | null, message: string }> }
    | { __typename: 'PaymentsRead', lines: Array<string>, notes: Array<string>, payments: Array<{ __typename?: 'ReadPayment', row: number, candidateId: string, isKnown: boolean, amount: number, day: string, receiptNumber: string, method: string, change: PaymentChange, before?: string | null, sameAs?: string | null }> }
   };

export type SeenRecheckQueryVariables = Exact<{
  examId: Scalars['ID']['input'];
  candidateId: Scalars['String']['input'];
  secret?: InputMaybe<Scalars['String']['input']>;
}>;


export type SeenRecheckQuery = { __typename?: 'Query', examResult?: { __typename?: 'ExamResult', percentage?: string | null, recheck?: { __typename?: 'ResultRecheck', state: RecheckState, askedAt: string, resolvedAt?: string | null, answer?: string | null } | null, exam: { __typename?: 'Exam', recheck?: { __typename?: 'RecheckRules', until: string, fee?: string | null } | null } } | null, topPerformers: Array<{ __typename?: 'TopPerformer', result: { __typename?: 'ExamResult', recheck?: { __typename?: 'ResultRecheck', state: RecheckState } | null } }> };

export type KeptRechecksQueryVariables = Exact<{ [key: string]: never; }>;


export type KeptRechecksQuery = { __typename?: 'Query', recheckExams: Array<{ __typename?: 'RecheckExam', id: string, title: string, open: number, resolved: number }>, dashboard: { __typename?: 'Dashboard', openRechecks: number } };

export type RecheckRecordsQueryVariables = Exact<{
  candidateId: Scalars['String']['input'];
}>;


export type RecheckRecordsQuery = { __typename?: 'Query', candidateData?: { __typename?: 'CandidateData', export: string, rechecks: Array<{ __typename?: 'KeptRecheck', contact: string, isOpen: boolean }> } | null };

export type UndoneRecheckQueryVariables = Exact<{
  examId: Scalars['ID']['input'];
  candidateId: Scalars['String']['input'];
}>;


export type UndoneRecheckQuery = { __typename?: 'Query', examResult?: { __typename?: 'ExamResult', recheck?: { __typename?: 'ResultRecheck', state: RecheckState, answer?: string | null, isUndone: boolean } | null } | null };

export type SlipPathsInTestQueryVariables = Exact<{
  examId: Scalars['ID']['input'];
  candidateId: Scalars['String']['input'];
  secret?: InputMaybe<Scalars['String']['input']>;
}>;


export type SlipPathsInTestQuery = { __typename?: 'Query', examResult?: { __typename?: 'ExamResult', slipPath?: string | null } | null, topPerformers: Array<{ __typename?: 'TopPerformer', result: { __typename?: 'ExamResult', slipPath?: string | null } }> };

export type StageCorrectedStudentsMutationVariables = Exact<{
  file: Scalars['Upload']['input'];
}>;


export type StageCorrectedStudentsMutation = { __typename?: 'Mutation', staged:
    | { __typename: 'InvalidCsv', problems: Array<{ __typename?: 'CsvProblem', row?: number | null }>, errorFile?: { __typename?: 'ErrorFile', fileName: string, downloadUrl: string } | null }
    | { __typename: 'StagedStudents', id: string, fileName: string, totalRows: number, findings: Array<{ __typename?: 'Finding', code: string, count?: number | null }>, sample: Array<{ __typename?: 'StagedStudentRow', rowNumber: number, studentName: string, groups: string }> }
   };

export type HistorySeenQueryVariables = Exact<{
  examId: Scalars['ID']['input'];
  candidateId: Scalars['String']['input'];
}>;


export type HistorySeenQuery = { __typename?: 'Query', examResult?: { __typename?: 'ExamResult', percentage?: string | null, withdrawal?: { __typename?: 'ResultWithdrawal', words?: string | null } | null, revisions: Array<{ __typename?: 'ResultRevision', reason: RevisionReason, before: { __typename?: 'ResultValues', percentage?: string | null }, after: { __typename?: 'ResultValues', percentage?: string | null } }> } | null };

export type RevisedCandidateQueryVariables = Exact<{
  examId: Scalars['ID']['input'];
  candidateId: Scalars['String']['input'];
}>;


export type RevisedCandidateQuery = { __typename?: 'Query', examResult?: { __typename?: 'ExamResult', revisions: Array<{ __typename?: 'ResultRevision', before: { __typename?: 'ResultValues', outcome?: ResultOutcome | null, examMark?: string | null, examRank?: string | null, ranksByPercentage: boolean, percentage?: string | null }, after: { __typename?: 'ResultValues', outcome?: ResultOutcome | null, examMark?: string | null, examRank?: string | null, ranksByPercentage: boolean, percentage?: string | null }, subjects: Array<{ __typename?: 'RevisedSubject', name: string }> }> } | null };

export type RevisionsQueryVariables = Exact<{
  examId: Scalars['ID']['input'];
  candidateId: Scalars['String']['input'];
}>;


export type RevisionsQuery = { __typename?: 'Query', examResult?: { __typename?: 'ExamResult', percentage?: string | null, revisions: Array<{ __typename?: 'ResultRevision', revisedAt: string, reason: RevisionReason, words?: string | null, before: { __typename?: 'ResultValues', percentage?: string | null }, after: { __typename?: 'ResultValues', percentage?: string | null } }> } | null };

export type RevisesQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RevisesQuery = { __typename?: 'Query', stagedExamResults?: { __typename?: 'StagedExamResults', isRevision: boolean } | null };

export type SeenAfterCorrectionQueryVariables = Exact<{
  examId: Scalars['ID']['input'];
  candidateId: Scalars['String']['input'];
}>;


export type SeenAfterCorrectionQuery = { __typename?: 'Query', examResult?: { __typename?: 'ExamResult', examMark?: string | null, examRank?: string | null, percentage?: string | null, revisions: Array<{ __typename?: 'ResultRevision', reason: RevisionReason, words?: string | null, before: { __typename?: 'ResultValues', examMark?: string | null }, after: { __typename?: 'ResultValues', examMark?: string | null } }> } | null, examFacts?: { __typename?: 'ExamFacts', fullMarks?: string | null } | null };

export type StageAdditionalMutationVariables = Exact<{
  file: Scalars['Upload']['input'];
  fullMarks?: InputMaybe<Scalars['Decimal']['input']>;
}>;


export type StageAdditionalMutation = { __typename?: 'Mutation', staged:
    | { __typename: 'InvalidCsv', message: string, needsFullMarks: boolean, problemCount: number, problems: Array<{ __typename?: 'CsvProblem', row?: number | null, column?: string | null, message: string }>, errorFile?: { __typename?: 'ErrorFile', rowCount: number } | null }
    | { __typename: 'StagedExamResults', id: string, totalRows: number, findings: Array<{ __typename?: 'Finding', code: string, message: string }>, sample: Array<{ __typename?: 'StagedResultRow', candidateId: string, examMark?: string | null, examRank?: string | null, percentage?: string | null }> }
   };

export type StagedFindingsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type StagedFindingsQuery = { __typename?: 'Query', stagedExamResults?: { __typename?: 'StagedExamResults', findings: Array<{ __typename?: 'Finding', code: string, message: string, examples: Array<string> }> } | null };

export type ReplacedQueryVariables = Exact<{ [key: string]: never; }>;


export type ReplacedQuery = { __typename?: 'Query', resultFiles: Array<{ __typename?: 'ExamResultFile', fileName: string, totalResults: number, replacedResults: number }> };

export type RevisionsOfRanksQueryVariables = Exact<{
  examId: Scalars['ID']['input'];
  candidateId: Scalars['String']['input'];
}>;


export type RevisionsOfRanksQuery = { __typename?: 'Query', examResult?: { __typename?: 'ExamResult', examRank?: string | null, revisions: Array<{ __typename?: 'ResultRevision', before: { __typename?: 'ResultValues', examRank?: string | null, percentage?: string | null }, after: { __typename?: 'ResultValues', examRank?: string | null, percentage?: string | null } }> } | null };

export type BestWithRanksQueryVariables = Exact<{
  examId: Scalars['ID']['input'];
}>;


export type BestWithRanksQuery = { __typename?: 'Query', topPerformers: Array<{ __typename?: 'TopPerformer', rank: number, result: { __typename?: 'ExamResult', candidateId: string, examRank?: string | null } }> };

export type KeptRanksQueryVariables = Exact<{
  candidateId: Scalars['String']['input'];
}>;


export type KeptRanksQuery = { __typename?: 'Query', candidateData?: { __typename?: 'CandidateData', results: Array<{ __typename?: 'KeptResult', examId: string, examRank?: string | null, ranksByPercentage: boolean }> } | null };

export type StageOutcomesMutationVariables = Exact<{
  file: Scalars['Upload']['input'];
  fullMarks?: InputMaybe<Scalars['Decimal']['input']>;
  takesRemarks?: InputMaybe<Scalars['Boolean']['input']>;
}>;


export type StageOutcomesMutation = { __typename?: 'Mutation', staged:
    | { __typename: 'InvalidCsv', problems: Array<{ __typename?: 'CsvProblem', row?: number | null, column?: string | null, message: string }> }
    | { __typename: 'StagedExamResults', id: string, newRows: number, changedRows: number, unchangedRows: number, findings: Array<{ __typename?: 'Finding', code: string, severity: FindingSeverity, message: string, count?: number | null }>, sample: Array<{ __typename?: 'StagedResultRow', candidateId: string, outcome?: ResultOutcome | null, examMark?: string | null, examRank?: string | null, percentage?: string | null, before?: { __typename?: 'ResultValues', outcome?: ResultOutcome | null, examMark?: string | null } | null }> }
   };

export type SeenOutcomesQueryVariables = Exact<{
  examId: Scalars['ID']['input'];
  candidateId: Scalars['String']['input'];
}>;


export type SeenOutcomesQuery = { __typename?: 'Query', examResult?: { __typename?: 'ExamResult', outcome?: ResultOutcome | null, examMark?: string | null, examRank?: string | null, percentage?: string | null, passed?: boolean | null, standing?: { __typename?: 'ResultStanding', candidates: number, rank: number, percentile?: number | null } | null, revisions: Array<{ __typename?: 'ResultRevision', before: { __typename?: 'ResultValues', outcome?: ResultOutcome | null, examMark?: string | null }, after: { __typename?: 'ResultValues', outcome?: ResultOutcome | null, examMark?: string | null } }> } | null, topPerformers: Array<{ __typename?: 'TopPerformer', rank: number, result: { __typename?: 'ExamResult', candidateId: string, percentage?: string | null } }>, examFacts?: { __typename?: 'ExamFacts', candidates: number, averagePercentage?: string | null } | null };

export type ListOutcomesQueryVariables = Exact<{
  examId: Scalars['ID']['input'];
  candidateId: Scalars['String']['input'];
}>;


export type ListOutcomesQuery = { __typename?: 'Query', examResults: Array<{ __typename?: 'ListedExamResult', candidateId: string, outcome?: ResultOutcome | null, examMark?: string | null, percentage?: string | null, passed?: boolean | null, rank?: number | null }>, examDistribution?: { __typename?: 'ExamDistribution', all: { __typename?: 'DistributionOfGroup', candidates: number, withoutMark: number, passed: number, averagePercentage: string, counts: Array<number> } } | null, candidateData?: { __typename?: 'CandidateData', results: Array<{ __typename?: 'KeptResult', outcome?: ResultOutcome | null, examMark?: string | null, percentage?: string | null }> } | null };

export type AnnouncedQueryVariables = Exact<{ [key: string]: never; }>;


export type AnnouncedQuery = { __typename?: 'Query', announcedReleases: Array<{ __typename?: 'AnnouncedRelease', releaseAt: string, exam: { __typename?: 'Exam', id: string, title: string, date?: string | null } }>, exams: Array<{ __typename?: 'Exam', id: string }> };

export type ChecksQueryVariables = Exact<{
  examId: Scalars['ID']['input'];
}>;


export type ChecksQuery = { __typename?: 'Query', managedExam?: { __typename?: 'ManagedExam', state: ReleaseState, title: string, checks: Array<{ __typename?: 'ReleaseCheck', kind: ReleaseCheckKind, state: CheckState, text: string }> } | null };

export type SeenWithdrawalQueryVariables = Exact<{
  examId: Scalars['ID']['input'];
  candidateId: Scalars['String']['input'];
  secret?: InputMaybe<Scalars['String']['input']>;
}>;


export type SeenWithdrawalQuery = { __typename?: 'Query', examResult?: { __typename?: 'ExamResult', candidateId: string, outcome?: ResultOutcome | null, examMark?: string | null, examRank?: string | null, percentage?: string | null, passed?: boolean | null, slipPath?: string | null, withdrawal?: { __typename?: 'ResultWithdrawal', withdrawnAt: string, words?: string | null } | null, exam: { __typename?: 'Exam', id: string, title: string, date?: string | null }, standing?: { __typename?: 'ResultStanding', rank: number } | null, student?: { __typename?: 'Student', studentName: string } | null, recheck?: { __typename?: 'ResultRecheck', state: RecheckState } | null, revisions: Array<{ __typename?: 'ResultRevision', revisedAt: string }> } | null };

export type StageSecretsMutationVariables = Exact<{
  file: Scalars['Upload']['input'];
}>;


export type StageSecretsMutation = { __typename?: 'Mutation', stageStudents:
    | { __typename: 'InvalidCsv', message: string, problems: Array<{ __typename?: 'CsvProblem', row?: number | null, column?: string | null, message: string }>, errorFile?: { __typename?: 'ErrorFile', downloadUrl: string } | null }
    | { __typename: 'StagedStudents', id: string, newRows: number, unchangedRows: number, findings: Array<{ __typename?: 'Finding', code: string, severity: FindingSeverity, message: string, count?: number | null }>, sample: Array<{ __typename?: 'StagedStudentRow', candidateId: string }> }
   };

export type AccessQueryVariables = Exact<{
  examId: Scalars['ID']['input'];
  stagedId?: InputMaybe<Scalars['ID']['input']>;
}>;


export type AccessQuery = { __typename?: 'Query', secretCoverage: { __typename?: 'SecretCoverage', candidates: number, withoutPin: number, withoutBirthDate: number } };

export type SecretsQueryVariables = Exact<{ [key: string]: never; }>;


export type SecretsQuery = { __typename?: 'Query', exams: Array<{ __typename?: 'Exam', id: string, secondSecret: SecondSecret }> };

export type SecretsOfFilesQueryVariables = Exact<{ [key: string]: never; }>;


export type SecretsOfFilesQuery = { __typename?: 'Query', resultFiles: Array<{ __typename?: 'ExamResultFile', examId: string, exam?: { __typename?: 'ManagedExam', secondSecret: SecondSecret } | null }> };

export type LookUpOneQueryVariables = Exact<{
  examId: Scalars['ID']['input'];
}>;


export type LookUpOneQuery = { __typename?: 'Query', examResult?: { __typename?: 'ExamResult', candidateId: string } | null };

export type StageSheetMutationVariables = Exact<{
  file: Scalars['Upload']['input'];
  sheet?: InputMaybe<Scalars['String']['input']>;
}>;


export type StageSheetMutation = { __typename?: 'Mutation', staged:
    | { __typename: 'InvalidCsv', message: string, sheets: Array<{ __typename?: 'SpreadsheetSheet', name: string, rows: number }>, problems: Array<{ __typename?: 'CsvProblem', row?: number | null, column?: string | null, message: string }>, errorFile?: { __typename?: 'ErrorFile', fileName: string } | null }
    | { __typename: 'StagedExamResults', id: string, fileName: string, examId: string, totalRows: number, findings: Array<{ __typename?: 'Finding', code: string, message: string }>, sample: Array<{ __typename?: 'StagedResultRow', candidateId: string }>, subjectColumns: Array<{ __typename?: 'SubjectColumn', name: string, isTaken: boolean }> }
   };

export type StageStudentSheetMutationVariables = Exact<{
  file: Scalars['Upload']['input'];
  sheet?: InputMaybe<Scalars['String']['input']>;
}>;


export type StageStudentSheetMutation = { __typename?: 'Mutation', staged:
    | { __typename: 'InvalidCsv', message: string, sheets: Array<{ __typename?: 'SpreadsheetSheet', name: string, rows: number }> }
    | { __typename: 'StagedStudents', fileName: string, totalRows: number, findings: Array<{ __typename?: 'Finding', message: string }>, sample: Array<{ __typename?: 'StagedStudentRow', candidateId: string, studentName: string }> }
   };

export type StudentAreaForTestsQueryVariables = Exact<{ [key: string]: never; }>;


export type StudentAreaForTestsQuery = { __typename?: 'Query', emptyStudentPages: Array<string>, howToPay: Array<string>, studyMaterials: Array<{ __typename?: 'StudyMaterial', id: string, title: string, subject: string, kind: string, summary: string, pdf: { __typename?: 'PdfFile', url: string, fileName: string, pages?: number | null, size: number } }>, questionBank: Array<{ __typename?: 'QuestionSet', subject: string, questionCount: number, chapters: Array<string>, pdf: { __typename?: 'PdfFile', url: string } }>, assignments: Array<{ __typename?: 'Assignment', title: string, subject: string, status: AssignmentStatus, dueAt: string, submittedOn?: string | null, marks?: number | null, fullMarks: number }>, previousPapers: Array<{ __typename?: 'PreviousPaper', title: string, heldOn: string, questionCount: number, minutes: number, pdf: { __typename?: 'PdfFile', url: string } }>, syllabus: Array<{ __typename?: 'CourseSyllabus', course: string, programs: Array<string>, weeks: number, subjects: Array<{ __typename?: 'SyllabusSubject', name: string, lessons: number, topics: Array<string> }>, pdf: { __typename?: 'PdfFile', url: string } }>, examSchedule: Array<{ __typename?: 'ScheduledExam', id: string, title: string, startsAt: string, endsAt: string, place: string, covers: string, questionCount: number }>, outsideLinks: Array<{ __typename?: 'OutsideLink', label: string, about: string, url: string }>, payments: Array<{ __typename?: 'Payment', id: string, term: string, amount: number, period?: string | null, status: PaymentStatus, dueOn: string, paidOn?: string | null, method?: string | null, receiptNumber?: string | null, receiptUrl?: string | null }> };

export type ExamDutiesForTestsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExamDutiesForTestsQuery = { __typename?: 'Query', examDuties: Array<{ __typename?: 'ExamDuty', reportAt: string, invigilators: number, exam: { __typename?: 'ScheduledExam', id: string, startsAt: string } }> };

export type SystemChecksQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemChecksQuery = { __typename?: 'Query', dashboard: { __typename?: 'Dashboard', system: Array<{ __typename?: 'SystemCheck', name: string, state: CheckState, text: string }> } };

export type EditableForTestsQueryVariables = Exact<{ [key: string]: never; }>;


export type EditableForTestsQuery = { __typename?: 'Query', viewer: { __typename?: 'Viewer', editableContent: Array<string> } };

export type CollectionsForTestsQueryVariables = Exact<{ [key: string]: never; }>;


export type CollectionsForTestsQuery = { __typename?: 'Query', contentCollections: Array<{ __typename?: 'ContentCollection', key: string }> };

export type OneCollectionForTestsQueryVariables = Exact<{
  key: Scalars['ID']['input'];
}>;


export type OneCollectionForTestsQuery = { __typename?: 'Query', contentCollection?: { __typename?: 'ContentCollection', key: string } | null };

export type BestQueryVariables = Exact<{
  examId: Scalars['ID']['input'];
}>;


export type BestQuery = { __typename?: 'Query', exams: Array<{ __typename?: 'Exam', id: string, topPerformers: TopPerformersShown }>, topPerformers: Array<{ __typename?: 'TopPerformer', rank: number, result: { __typename?: 'ExamResult', candidateId: string, percentage?: string | null, student?: { __typename?: 'Student', candidateId: string, studentName: string, groups: string } | null } }> };

export type VideosForTestsQueryVariables = Exact<{
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type VideosForTestsQuery = { __typename?: 'Query', videos: { __typename?: 'VideoPage', nextPageToken?: string | null, stale: boolean, nodes: Array<{ __typename?: 'Video', id: string, title: string, thumbnail?: string | null, playerUrl?: string | null }> } };

export type SaveContentForTestsMutationVariables = Exact<{
  collection: Scalars['ID']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
  version: Scalars['Int']['input'];
  data: Scalars['ContentData']['input'];
  publication: ContentPublication;
  publishAt?: InputMaybe<Scalars['DateTime']['input']>;
}>;


export type SaveContentForTestsMutation = { __typename?: 'Mutation', saveContent:
    | { __typename: 'ContentConflict', message: string, current: { __typename?: 'ContentItem', id: string, version: number, data: Record<string, unknown> } }
    | { __typename: 'ContentItem', id: string, title: string, state: ContentState, version: number, data: Record<string, unknown>, publishAt?: string | null, problems: Array<{ __typename?: 'FieldProblem', path: string, message: string }>, unpublishedReferences: Array<{ __typename?: 'UnpublishedReference', title: string }> }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename?: 'FieldProblem', path: string, message: string }> }
   };

export type ContentItemsForTestsQueryVariables = Exact<{
  collection: Scalars['ID']['input'];
  deleted?: InputMaybe<Scalars['Boolean']['input']>;
}>;


export type ContentItemsForTestsQuery = { __typename?: 'Query', contentItems: Array<{ __typename?: 'ContentItem', id: string, title: string, state: ContentState, version: number, isDemo: boolean, problemCount: number }> };

export type ContentItemForTestsQueryVariables = Exact<{
  collection: Scalars['ID']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
}>;


export type ContentItemForTestsQuery = { __typename?: 'Query', contentItem?: { __typename?: 'ContentItem', id: string, title: string, state: ContentState, version: number, isDemo: boolean, data: Record<string, unknown>, versions: Array<{ __typename?: 'ContentVersion', number: number, author?: string | null, publishAt?: string | null, isScheduled: boolean, data: Record<string, unknown> }> } | null };

export type PublishContentForTestsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;


export type PublishContentForTestsMutation = { __typename?: 'Mutation', publishContent: Array<{ __typename?: 'ContentItem', id: string, state: ContentState, problems: Array<{ __typename?: 'FieldProblem', path: string, message: string }> }> };

export type SetContentHiddenForTestsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
  isHidden: Scalars['Boolean']['input'];
}>;


export type SetContentHiddenForTestsMutation = { __typename?: 'Mutation', setContentHidden: Array<{ __typename?: 'ContentItem', id: string, state: ContentState }> };

export type OrderContentForTestsMutationVariables = Exact<{
  collection: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
  before?: InputMaybe<Array<Scalars['ID']['input']> | Scalars['ID']['input']>;
}>;


export type OrderContentForTestsMutation = { __typename?: 'Mutation', orderContent: Array<{ __typename?: 'ContentItem', id: string }> };

export type DeleteContentForTestsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;


export type DeleteContentForTestsMutation = { __typename?: 'Mutation', deleteContent: number };

export type RestoreContentForTestsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;


export type RestoreContentForTestsMutation = { __typename?: 'Mutation', restoreContent: number };

export type StoriesForTestsQueryVariables = Exact<{ [key: string]: never; }>;


export type StoriesForTestsQuery = { __typename?: 'Query', content: { __typename?: 'Content', emptyPages: Array<string>, successStories: Array<{ __typename?: 'SuccessStory', id: string, title: string }> } };

export type MaterialPdfsForTestsQueryVariables = Exact<{ [key: string]: never; }>;


export type MaterialPdfsForTestsQuery = { __typename?: 'Query', studyMaterials: Array<{ __typename?: 'StudyMaterial', pdf: { __typename?: 'PdfFile', url: string } }> };

export type NoticesForTestsQueryVariables = Exact<{
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type NoticesForTestsQuery = { __typename?: 'Query', notices: { __typename?: 'NoticeConnection', edges: Array<{ __typename?: 'NoticeEdge', cursor: string, node: { __typename?: 'Notice', id: string, title: string, attachments: Array<{ __typename?: 'NoticeAttachment', url: string }> } }>, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null } } };

export type AllNoticesForTestsQueryVariables = Exact<{
  search?: InputMaybe<Scalars['String']['input']>;
}>;


export type AllNoticesForTestsQuery = { __typename?: 'Query', allNotices: { __typename?: 'NoticeConnection', nodes: Array<{ __typename?: 'Notice', id: string, title: string, isActive: boolean }> } };

export type OneNoticeForTestsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type OneNoticeForTestsQuery = { __typename?: 'Query', notice?: { __typename?: 'Notice', title: string, description: string, type: NoticeType, link?: string | null, isActive: boolean, attachments: Array<{ __typename?: 'NoticeAttachment', id: string, fileName: string, fileType: string, size: number, width?: number | null, height?: number | null, url: string, previewUrl?: string | null }> } | null };

export type CreateNoticeForTestsMutationVariables = Exact<{
  id?: InputMaybe<Scalars['ID']['input']>;
  input: NoticeInput;
  attachments?: InputMaybe<Array<Scalars['Upload']['input']> | Scalars['Upload']['input']>;
}>;


export type CreateNoticeForTestsMutation = { __typename?: 'Mutation', createNotice:
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename?: 'FieldProblem', path: string, message: string }> }
    | { __typename: 'Notice', id: string }
    | { __typename: 'NoticeConflict', message: string, current: { __typename?: 'Notice', id: string, title: string, attachments: Array<{ __typename?: 'NoticeAttachment', fileName: string }> } }
   };

export type UpdateNoticeForTestsMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
  input: NoticeInput;
  attachments?: InputMaybe<Array<Scalars['Upload']['input']> | Scalars['Upload']['input']>;
  remove?: InputMaybe<Array<Scalars['ID']['input']> | Scalars['ID']['input']>;
}>;


export type UpdateNoticeForTestsMutation = { __typename?: 'Mutation', updateNotice:
    | { __typename: 'InvalidInput', fields: Array<{ __typename?: 'FieldProblem', path: string, message: string }> }
    | { __typename: 'Notice', version: number }
    | { __typename: 'NoticeConflict', message: string, current: { __typename?: 'Notice', title: string, version: number } }
   };

export type UploadAttachmentForTestsMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  file: Scalars['Upload']['input'];
}>;


export type UploadAttachmentForTestsMutation = { __typename?: 'Mutation', uploadAttachment:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NoticeAttachment', id: string, fileName: string, fileType: string, size: number, width?: number | null, height?: number | null, url: string, previewUrl?: string | null }
   };

export type SetNoticeActiveForTestsMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  isActive: Scalars['Boolean']['input'];
}>;


export type SetNoticeActiveForTestsMutation = { __typename?: 'Mutation', setNoticeActive: { __typename?: 'Notice', isActive: boolean } };

export type DeleteNoticesForTestsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;


export type DeleteNoticesForTestsMutation = { __typename?: 'Mutation', deleteNotices: number };

export type UploadMediaForTestsMutationVariables = Exact<{
  file: Scalars['Upload']['input'];
}>;


export type UploadMediaForTestsMutation = { __typename?: 'Mutation', uploadMedia:
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename?: 'FieldProblem', path: string, message: string }> }
    | { __typename: 'MediaFile', id: string, kind: MediaKind, fileName: string, size: number, width?: number | null, height?: number | null, url: string, sources: Array<{ __typename?: 'MediaSource', width: number, avif: string, webp: string }> }
   };

export type SignInForTestsMutationVariables = Exact<{
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
}>;


export type SignInForTestsMutation = { __typename?: 'Mutation', signIn:
    | { __typename: 'EmailNotConfirmed' }
    | { __typename: 'InvalidInput' }
    | { __typename: 'SignInRefused' }
    | { __typename: 'SignedIn' }
   };

export type SignUpInTestMutationVariables = Exact<{
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
}>;


export type SignUpInTestMutation = { __typename?: 'Mutation', signUp:
    | { __typename: 'InvalidInput', fields: Array<{ __typename?: 'FieldProblem', path: string, message: string }> }
    | { __typename: 'SignUpReceived', message: string }
   };

export type SignInInTestMutationVariables = Exact<{
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
}>;


export type SignInInTestMutation = { __typename?: 'Mutation', signIn:
    | { __typename: 'EmailNotConfirmed', message: string }
    | { __typename: 'InvalidInput', fields: Array<{ __typename?: 'FieldProblem', path: string, message: string }> }
    | { __typename: 'SignInRefused', message: string }
    | { __typename: 'SignedIn', viewer: { __typename?: 'Viewer', role?: Role | null, user?: { __typename?: 'User', id: string, email: string } | null, session?: { __typename?: 'Session', expiresAt: string } | null } }
   };

export type VerifyEmailInTestMutationVariables = Exact<{
  token: Scalars['String']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
}>;


export type VerifyEmailInTestMutation = { __typename?: 'Mutation', verifyEmail:
    | { __typename: 'EmailVerified', message: string }
    | { __typename: 'InvalidInput', fields: Array<{ __typename?: 'FieldProblem', path: string, message: string }> }
    | { __typename: 'LinkNotValid', reason: LinkProblem, message: string }
   };

export type ResendVerificationInTestMutationVariables = Exact<{
  email: Scalars['String']['input'];
}>;


export type ResendVerificationInTestMutation = { __typename?: 'Mutation', resendVerification: boolean };

export type RequestPasswordResetInTestMutationVariables = Exact<{
  email: Scalars['String']['input'];
}>;


export type RequestPasswordResetInTestMutation = { __typename?: 'Mutation', requestPasswordReset: boolean };

export type ResetPasswordInTestMutationVariables = Exact<{
  token: Scalars['String']['input'];
  password: Scalars['String']['input'];
}>;


export type ResetPasswordInTestMutation = { __typename?: 'Mutation', resetPassword:
    | { __typename: 'InvalidInput', fields: Array<{ __typename?: 'FieldProblem', path: string, message: string }> }
    | { __typename: 'LinkNotValid', reason: LinkProblem, message: string }
    | { __typename: 'PasswordReset', message: string }
   };

export type ChangePasswordInTestMutationVariables = Exact<{
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
}>;


export type ChangePasswordInTestMutation = { __typename?: 'Mutation', changePassword:
    | { __typename: 'InvalidInput', fields: Array<{ __typename?: 'FieldProblem', path: string, message: string }> }
    | { __typename: 'PasswordChanged', message: string }
   };

export type RefreshSessionInTestMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshSessionInTestMutation = { __typename?: 'Mutation', refreshSession?: { __typename?: 'Session', expiresAt: string } | null };

export type SignOutInTestMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutInTestMutation = { __typename?: 'Mutation', signOut: boolean };

export type SignOutEverywhereInTestMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutEverywhereInTestMutation = { __typename?: 'Mutation', signOutEverywhere: number };

export type WhoAmIQueryVariables = Exact<{ [key: string]: never; }>;


export type WhoAmIQuery = { __typename?: 'Query', viewer: { __typename?: 'Viewer', role?: Role | null, user?: { __typename?: 'User', email: string } | null, session?: { __typename?: 'Session', expiresAt: string } | null } };

export type UsersInTestQueryVariables = Exact<{
  search?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type UsersInTestQuery = { __typename?: 'Query', users: { __typename?: 'UserConnection', totalCount: number, nodes: Array<{ __typename?: 'User', id: string, email: string, role: Role, createdAt: string, emailVerifiedAt?: string | null, disabledAt?: string | null, openSessions: number, lastSeenAt?: string | null }>, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null } } };

export type SetUserRoleInTestMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  role: Role;
  version?: InputMaybe<Scalars['Int']['input']>;
}>;


export type SetUserRoleInTestMutation = { __typename?: 'Mutation', setUserRole:
    | { __typename: 'LastAdmin', message: string }
    | { __typename: 'User', id: string, role: Role, version: number }
    | { __typename: 'UserConflict', message: string, current: { __typename?: 'User', role: Role, version: number } }
   };

export type SetUserDisabledInTestMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  isDisabled: Scalars['Boolean']['input'];
}>;


export type SetUserDisabledInTestMutation = { __typename?: 'Mutation', setUserDisabled:
    | { __typename: 'LastAdmin', message: string }
    | { __typename: 'User', id: string, disabledAt?: string | null, openSessions: number }
   };

export type EndUserSessionsInTestMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type EndUserSessionsInTestMutation = { __typename?: 'Mutation', endUserSessions: { __typename?: 'User', id: string, openSessions: number } };

export type LinkCandidateInTestMutationVariables = Exact<{
  candidateId: Scalars['String']['input'];
  secret: Scalars['String']['input'];
}>;


export type LinkCandidateInTestMutation = { __typename?: 'Mutation', linkCandidate:
    | { __typename: 'InvalidInput', fields: Array<{ __typename?: 'FieldProblem', path: string, message: string }> }
    | { __typename: 'User', candidateLinks: Array<{ __typename?: 'CandidateLink', candidateId: string, linkedAt: string, byStaff: boolean }> }
   };

export type UnlinkCandidateInTestMutationVariables = Exact<{
  candidateId: Scalars['String']['input'];
}>;


export type UnlinkCandidateInTestMutation = { __typename?: 'Mutation', unlinkCandidate: { __typename?: 'User', candidateLinks: Array<{ __typename?: 'CandidateLink', candidateId: string }> } };

export type LinkCandidateToUserInTestMutationVariables = Exact<{
  userId: Scalars['ID']['input'];
  candidateId: Scalars['String']['input'];
}>;


export type LinkCandidateToUserInTestMutation = { __typename?: 'Mutation', linkCandidateToUser:
    | { __typename: 'InvalidInput', fields: Array<{ __typename?: 'FieldProblem', path: string, message: string }> }
    | { __typename: 'User', email: string, candidateLinks: Array<{ __typename?: 'CandidateLink', candidateId: string, byStaff: boolean }> }
   };

export type UnlinkCandidateFromUserInTestMutationVariables = Exact<{
  userId: Scalars['ID']['input'];
  candidateId: Scalars['String']['input'];
}>;


export type UnlinkCandidateFromUserInTestMutation = { __typename?: 'Mutation', unlinkCandidateFromUser: { __typename?: 'User', candidateLinks: Array<{ __typename?: 'CandidateLink', candidateId: string }> } };

export type MyResultsInTestQueryVariables = Exact<{ [key: string]: never; }>;


export type MyResultsInTestQuery = { __typename?: 'Query', myResults: Array<{ __typename?: 'ExamResult', candidateId: string, percentage?: string | null, examMark?: string | null, examRank?: string | null, exam: { __typename?: 'Exam', id: string }, student?: { __typename?: 'Student', studentName: string } | null, withdrawal?: { __typename?: 'ResultWithdrawal', words?: string | null } | null }> };

export type InviteUserInTestMutationVariables = Exact<{
  email: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  role: Role;
  candidateId?: InputMaybe<Scalars['String']['input']>;
}>;


export type InviteUserInTestMutation = { __typename?: 'Mutation', inviteUser:
    | { __typename: 'InvalidInput', fields: Array<{ __typename?: 'FieldProblem', path: string, message: string }> }
    | { __typename: 'Invited', link?: string | null, invitation: { __typename?: 'Invitation', id: string, email: string, role: Role } }
   };

export type ResendInvitationInTestMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ResendInvitationInTestMutation = { __typename?: 'Mutation', resendInvitation:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'Invited', link?: string | null }
   };

export type RevokeInvitationInTestMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RevokeInvitationInTestMutation = { __typename?: 'Mutation', revokeInvitation: string };

export type InvitationsInTestQueryVariables = Exact<{
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type InvitationsInTestQuery = { __typename?: 'Query', invitations: { __typename?: 'InvitationConnection', totalCount: number, nodes: Array<{ __typename?: 'Invitation', id: string, email: string, name?: string | null, role: Role, candidateId?: string | null, delivery: InvitationDelivery, isExpired: boolean, invitedBy?: { __typename?: 'User', email: string } | null }>, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null } } };

export type AcceptInvitationInTestMutationVariables = Exact<{
  token: Scalars['String']['input'];
  password: Scalars['String']['input'];
}>;


export type AcceptInvitationInTestMutation = { __typename?: 'Mutation', acceptInvitation:
    | { __typename: 'InvalidInput', fields: Array<{ __typename?: 'FieldProblem', path: string, message: string }> }
    | { __typename: 'LinkNotValid', reason: LinkProblem, message: string }
    | { __typename: 'SignedIn', viewer: { __typename?: 'Viewer', role?: Role | null, user?: { __typename?: 'User', id: string, email: string, name?: string | null } | null } }
   };

export type InviteStudentsInTestMutationVariables = Exact<{
  file: Scalars['Upload']['input'];
  sheet?: InputMaybe<Scalars['String']['input']>;
  fingerprint?: InputMaybe<Scalars['String']['input']>;
}>;


export type InviteStudentsInTestMutation = { __typename?: 'Mutation', inviteStudents:
    | { __typename: 'InvalidCsv', message: string, errorCount: number, sheets: Array<{ __typename?: 'SpreadsheetSheet', name: string, rows: number }>, problems: Array<{ __typename?: 'CsvProblem', row?: number | null, column?: string | null, message: string }> }
    | { __typename: 'InvitationPlan', fingerprint: string, toInvite: number, toLink: number, unchanged: number, withoutCandidateId: number, isMailed: boolean, notes: Array<string>, students: Array<{ __typename?: 'PlannedStudent', row: number, email: string, name?: string | null, candidateId?: string | null, effect: InvitedEffect }> }
    | { __typename: 'StudentsInvited', invited: number, linked: number }
   };

export type CandidateDataInTestQueryVariables = Exact<{
  candidateId: Scalars['String']['input'];
}>;


export type CandidateDataInTestQuery = { __typename?: 'Query', candidateData?: { __typename?: 'CandidateData', candidateId: string, export: string, results: Array<{ __typename?: 'KeptResult', examId: string, fileName: string, isPublished: boolean, isWithdrawn: boolean, isShown: boolean, uploadedBy?: string | null, releaseAt?: string | null, examMark?: string | null, percentage?: string | null, examRank?: string | null }>, listEntries: Array<{ __typename?: 'KeptListEntry', fileName: string, isPublished: boolean, isActive: boolean, studentName: string, groups: string }>, entries: Array<{ __typename?: 'KeptEntry', collection: string, title: string, lines: Array<string>, isOwn: boolean }>, link?: { __typename?: 'KeptLink', email: string, linkedAt: string } | null, invitation?: { __typename?: 'KeptInvitation', email: string, name?: string | null } | null } | null };

export type DeleteCandidateDataInTestMutationVariables = Exact<{
  candidateId: Scalars['String']['input'];
  confirmation: Scalars['String']['input'];
}>;


export type DeleteCandidateDataInTestMutation = { __typename?: 'Mutation', deleteCandidateData:
    | { __typename: 'DeletedCandidateData', results: number, listEntries: number, entries: number }
    | { __typename: 'InvalidInput', fields: Array<{ __typename?: 'FieldProblem', path: string, message: string }> }
   };

export type AccountDataInTestQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type AccountDataInTestQuery = { __typename?: 'Query', accountData?: { __typename?: 'AccountData', sessions: number, notices: number, uploads: number, activities: number, candidateIds: Array<string>, rechecks: number, invitedAt?: string | null, export: string, user: { __typename?: 'User', email: string } } | null };

export type DeleteUserInTestMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  confirmation: Scalars['String']['input'];
}>;


export type DeleteUserInTestMutation = { __typename?: 'Mutation', deleteUser:
    | { __typename: 'DeletedUser', id: string }
    | { __typename: 'InvalidInput', fields: Array<{ __typename?: 'FieldProblem', path: string, message: string }> }
    | { __typename: 'LastAdmin', message: string }
   };

export type SearchInTestQueryVariables = Exact<{
  text: Scalars['String']['input'];
}>;


export type SearchInTestQuery = { __typename?: 'Query', search: { __typename?: 'SearchResults', candidates: Array<{ __typename?: 'FoundCandidate', candidateId: string, studentName?: string | null, groups?: string | null }>, exams: Array<{ __typename?: 'FoundExam', id: string, title: string, date?: string | null }>, notices: Array<{ __typename?: 'Notice', id: string, title: string }>, users: Array<{ __typename?: 'User', id: string, email: string }> } };

export type SetupInTestQueryVariables = Exact<{
  token?: InputMaybe<Scalars['String']['input']>;
}>;


export type SetupInTestQuery = { __typename?: 'Query', setup?: { __typename?: 'Setup', needsAccount: boolean, isInstituteLocked: boolean, canAddDemo: boolean, offersNightlyBackup: boolean, demo?: { __typename?: 'DemoData', entries: number, keptEntries: number, notices: number, resultFiles: number, studentLists: number, accounts: number, invitations: number, staff: Array<string> } | null } | null };

export type NeedsSetupInTestQueryVariables = Exact<{ [key: string]: never; }>;


export type NeedsSetupInTestQuery = { __typename?: 'Query', needsSetup: boolean };

export type SetUpInTestMutationVariables = Exact<{
  token?: InputMaybe<Scalars['String']['input']>;
  input: SetUpInput;
}>;


export type SetUpInTestMutation = { __typename?: 'Mutation', setUp:
    | { __typename: 'InvalidInput', fields: Array<{ __typename?: 'FieldProblem', path: string, message: string }> }
    | { __typename: 'SignedIn', viewer: { __typename?: 'Viewer', role?: Role | null, user?: { __typename?: 'User', email: string, name?: string | null } | null } }
   };

export type RemoveDemoInTestMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveDemoInTestMutation = { __typename?: 'Mutation', removeDemo: boolean };

export type SetNightlyBackupInTestsMutationVariables = Exact<{
  isOn: Scalars['Boolean']['input'];
}>;


export type SetNightlyBackupInTestsMutation = { __typename?: 'Mutation', setNightlyBackup: { __typename?: 'NightlyBackup', at?: string | null, isLocked: boolean } };

export type StageCorrectedResultsMutationVariables = Exact<{
  file: Scalars['Upload']['input'];
  layout?: InputMaybe<TableLayoutInput>;
  subjects?: InputMaybe<Array<Scalars['String']['input']> | Scalars['String']['input']>;
  fullMarks?: InputMaybe<Scalars['Decimal']['input']>;
}>;


export type StageCorrectedResultsMutation = { __typename?: 'Mutation', staged:
    | { __typename: 'InvalidCsv', problems: Array<{ __typename?: 'CsvProblem', row?: number | null }>, leaveOut: Array<{ __typename?: 'RowToLeaveOut', row: number, text: string }>, errorFile?: { __typename?: 'ErrorFile', fileName: string, downloadUrl: string } | null }
    | { __typename: 'StagedExamResults', id: string, fileName: string, totalRows: number, findings: Array<{ __typename?: 'Finding', code: string, severity: FindingSeverity, message: string, count?: number | null }>, sample: Array<{ __typename?: 'StagedResultRow', rowNumber: number, candidateId: string, examMark?: string | null }> }
   };

export type StageLayoutMutationVariables = Exact<{
  file: Scalars['Upload']['input'];
  layout?: InputMaybe<TableLayoutInput>;
  fullMarks?: InputMaybe<Scalars['Decimal']['input']>;
}>;


export type StageLayoutMutation = { __typename?: 'Mutation', staged:
    | { __typename: 'InvalidCsv', message: string, needsFullMarks: boolean, layout?: { __typename?: 'LayoutQuestion', headerRow?: number | null, rows: Array<{ __typename?: 'LayoutRow', number: number, cells: Array<string>, names: Array<string> }>, columns: Array<{ __typename?: 'LayoutColumn', name: string, isRequired: boolean }> } | null, leaveOut: Array<{ __typename?: 'RowToLeaveOut', row: number, reason: LeftOutReason, text: string }>, problems: Array<{ __typename?: 'CsvProblem', row?: number | null, message: string }>, errorFile?: { __typename?: 'ErrorFile', downloadUrl: string } | null }
    | { __typename: 'StagedExamResults', examId: string, totalRows: number, findings: Array<{ __typename?: 'Finding', message: string }>, sample: Array<{ __typename?: 'StagedResultRow', rowNumber: number, candidateId: string, examMark?: string | null, percentage?: string | null, examRank?: string | null, subjects: Array<{ __typename?: 'SubjectMark', name: string, mark?: string | null }> }> }
   };

export type RequestRecheckMutationVariables = Exact<{
  examId: Scalars['ID']['input'];
  candidateId: Scalars['String']['input'];
  secret?: InputMaybe<Scalars['String']['input']>;
  input: RequestRecheckInput;
}>;


export type RequestRecheckMutation = { __typename?: 'Mutation', requestRecheck:
    | { __typename: 'InvalidInput', fields: Array<{ __typename?: 'FieldProblem', path: string, message: string }> }
    | { __typename: 'RecheckAsked' }
   };

export type SetRecheckRulesMutationVariables = Exact<{
  examId: Scalars['ID']['input'];
  input: ExamInput;
  version?: InputMaybe<Scalars['Int']['input']>;
}>;


export type SetRecheckRulesMutation = { __typename?: 'Mutation', updateExam:
    | { __typename: 'ExamConflict', message: string }
    | { __typename: 'InvalidInput', fields: Array<{ __typename?: 'FieldProblem', path: string, message: string }> }
    | { __typename: 'ManagedExam', recheck?: { __typename?: 'RecheckRules', until: string, fee?: string | null } | null }
   };

export type AnswerRecheckMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: RecheckAnswerInput;
  version?: InputMaybe<Scalars['Int']['input']>;
}>;


export type AnswerRecheckMutation = { __typename?: 'Mutation', answerRecheck:
    | { __typename: 'InvalidInput', fields: Array<{ __typename?: 'FieldProblem', path: string, message: string }> }
    | { __typename: 'RecheckConflict', message: string, current: { __typename?: 'RecheckRequest', state: RecheckState, version: number } }
    | { __typename: 'RecheckRequest', id: string, state: RecheckState, answer?: string | null, fileName?: string | null, resolvedBy?: string | null }
   };

export type CloseRecheckMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type CloseRecheckMutation = { __typename?: 'Mutation', closeRecheck:
    | { __typename: 'RecheckConflict', message: string, current: { __typename?: 'RecheckRequest', state: RecheckState, version: number } }
    | { __typename: 'RecheckRequest', state: RecheckState }
   };

export type RecheckRequestsQueryVariables = Exact<{
  examId: Scalars['ID']['input'];
}>;


export type RecheckRequestsQuery = { __typename?: 'Query', recheckRequests: Array<{ __typename?: 'RecheckRequest', id: string, candidateId: string, studentName?: string | null, contact: string, words: string, isProven: boolean, state: RecheckState, values?: { __typename?: 'ResultValues', examMark?: string | null, percentage?: string | null } | null, history: Array<{ __typename?: 'KeptResult', fileId: string, fileName: string, isShown: boolean, percentage?: string | null }> }> };

export type CorrectForRecheckMutationVariables = Exact<{
  examId: Scalars['ID']['input'];
  candidateId: Scalars['String']['input'];
  input: ResultValuesInput;
}>;


export type CorrectForRecheckMutation = { __typename?: 'Mutation', correctResult:
    | { __typename: 'InvalidInput' }
    | { __typename: 'ResultConflict' }
    | { __typename: 'StagedExamResults' }
   };

export type VerifyInTestQueryVariables = Exact<{
  code: Scalars['String']['input'];
}>;


export type VerifyInTestQuery = { __typename?: 'Query', verifyResultSlip?: { __typename?: 'ResultSlipCheck', state: ResultSlipState, revisedAt?: string | null, slip: { __typename?: 'ResultSlip', code: string, issuedAt: string, institute: string, candidateId: string, studentName?: string | null, groups?: string | null, examId: string, examTitle: string, examDate?: string | null, outcome?: ResultOutcome | null, examMark?: string | null, fullMarks?: string | null, percentage?: string | null, passPercentage: string, passed?: boolean | null, examRank?: string | null, subjects: Array<{ __typename?: 'SubjectMark', name: string, mark?: string | null, isAbsent: boolean }> } } | null };

export type SetSecretMutationVariables = Exact<{
  examId: Scalars['ID']['input'];
  secondSecret: SecondSecret;
  version?: InputMaybe<Scalars['Int']['input']>;
}>;


export type SetSecretMutation = { __typename?: 'Mutation', updateExam:
    | { __typename?: 'ExamConflict', message: string }
    | { __typename?: 'InvalidInput' }
    | { __typename?: 'ManagedExam', secondSecret: SecondSecret }
   };

export type SetTopPerformersMutationVariables = Exact<{
  examId: Scalars['ID']['input'];
  topPerformers: TopPerformersShown;
  version?: InputMaybe<Scalars['Int']['input']>;
}>;


export type SetTopPerformersMutation = { __typename?: 'Mutation', updateExam:
    | { __typename?: 'ExamConflict', message: string }
    | { __typename?: 'InvalidInput' }
    | { __typename?: 'ManagedExam', topPerformers: TopPerformersShown }
   };

export type LiftLimitMutationVariables = Exact<{
  candidateId: Scalars['String']['input'];
}>;


export type LiftLimitMutation = { __typename?: 'Mutation', liftSecretLimit: boolean };

export type StageResultsMutationVariables = Exact<{
  file: Scalars['Upload']['input'];
  key?: InputMaybe<Scalars['ID']['input']>;
}>;


export type StageResultsMutation = { __typename?: 'Mutation', stageExamResults:
    | { __typename: 'InvalidCsv', message: string, isEmpty: boolean, problemCount: number, errorCount: number, causes: Array<{ __typename?: 'CsvCause', column?: string | null, count: number, rows: Array<number> }>, problems: Array<{ __typename?: 'CsvProblem', row?: number | null, column?: string | null, message: string }> }
    | { __typename: 'StagedExamResults', id: string, fileName: string, examId: string, examTitle: string, examDate?: string | null, examVersion: number, releaseAt?: string | null, isRevision: boolean, totalRows: number, newRows: number, changedRows: number, unchangedRows: number, unknownStudents: number, expiresAt: string, findings: Array<{ __typename?: 'Finding', message: string, count?: number | null }>, sample: Array<{ __typename?: 'StagedResultRow', rowNumber: number, candidateId: string, studentName?: string | null, examMark?: string | null, examRank?: string | null, percentage?: string | null, change: RowChange, before?: { __typename?: 'ResultValues', examMark?: string | null, examRank?: string | null, percentage?: string | null } | null }> }
   };

export type StagedPartsFragment = { __typename?: 'StagedExamResults', id: string, fileName: string, examId: string, examTitle: string, examDate?: string | null, examVersion: number, releaseAt?: string | null, isRevision: boolean, totalRows: number, newRows: number, changedRows: number, unchangedRows: number, unknownStudents: number, expiresAt: string, findings: Array<{ __typename?: 'Finding', message: string, count?: number | null }>, sample: Array<{ __typename?: 'StagedResultRow', rowNumber: number, candidateId: string, studentName?: string | null, examMark?: string | null, examRank?: string | null, percentage?: string | null, change: RowChange, before?: { __typename?: 'ResultValues', examMark?: string | null, examRank?: string | null, percentage?: string | null } | null }> };

export type StagedResultsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type StagedResultsQuery = { __typename?: 'Query', stagedExamResults?: { __typename?: 'StagedExamResults', id: string, fileName: string, examId: string, examTitle: string, examDate?: string | null, examVersion: number, releaseAt?: string | null, isRevision: boolean, totalRows: number, newRows: number, changedRows: number, unchangedRows: number, unknownStudents: number, expiresAt: string, findings: Array<{ __typename?: 'Finding', message: string, count?: number | null }>, sample: Array<{ __typename?: 'StagedResultRow', rowNumber: number, candidateId: string, studentName?: string | null, examMark?: string | null, examRank?: string | null, percentage?: string | null, change: RowChange, before?: { __typename?: 'ResultValues', examMark?: string | null, examRank?: string | null, percentage?: string | null } | null }> } | null };

export type PublishResultsMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: PublishExamResultsInput;
}>;


export type PublishResultsMutation = { __typename?: 'Mutation', publishExamResults:
    | { __typename: 'ExamResultFile', id: string, fileName: string, examId: string, examTitle?: string | null, examDate?: string | null, totalResults: number, shownResults: number, publishOrder: number, uploadedAt: string, downloadUrl: string, uploadedBy?: { __typename?: 'User', email: string } | null, exam?: { __typename?: 'ManagedExam', version: number, state: ReleaseState, releaseAt?: string | null } | null }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename?: 'FieldProblem', path: string, message: string }> }
    | { __typename: 'StalePreview', message: string, preview: { __typename?: 'StagedExamResults', id: string, fileName: string, examId: string, examTitle: string, examDate?: string | null, examVersion: number, releaseAt?: string | null, isRevision: boolean, totalRows: number, newRows: number, changedRows: number, unchangedRows: number, unknownStudents: number, expiresAt: string, findings: Array<{ __typename?: 'Finding', message: string, count?: number | null }>, sample: Array<{ __typename?: 'StagedResultRow', rowNumber: number, candidateId: string, studentName?: string | null, examMark?: string | null, examRank?: string | null, percentage?: string | null, change: RowChange, before?: { __typename?: 'ResultValues', examMark?: string | null, examRank?: string | null, percentage?: string | null } | null }> } }
   };

export type ResultFilePartsFragment = { __typename?: 'ExamResultFile', id: string, fileName: string, examId: string, examTitle?: string | null, examDate?: string | null, totalResults: number, shownResults: number, publishOrder: number, uploadedAt: string, downloadUrl: string, uploadedBy?: { __typename?: 'User', email: string } | null, exam?: { __typename?: 'ManagedExam', version: number, state: ReleaseState, releaseAt?: string | null } | null };

export type ResultFilesQueryVariables = Exact<{ [key: string]: never; }>;


export type ResultFilesQuery = { __typename?: 'Query', resultFiles: Array<{ __typename?: 'ExamResultFile', id: string, fileName: string, examId: string, examTitle?: string | null, examDate?: string | null, totalResults: number, shownResults: number, publishOrder: number, uploadedAt: string, downloadUrl: string, uploadedBy?: { __typename?: 'User', email: string } | null, exam?: { __typename?: 'ManagedExam', version: number, state: ReleaseState, releaseAt?: string | null } | null }> };

export type OneResultFileQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type OneResultFileQuery = { __typename?: 'Query', resultFile?: { __typename?: 'ExamResultFile', id: string, fileName: string, examId: string, examTitle?: string | null, examDate?: string | null, totalResults: number, shownResults: number, publishOrder: number, uploadedAt: string, downloadUrl: string, uploadedBy?: { __typename?: 'User', email: string } | null, exam?: { __typename?: 'ManagedExam', version: number, state: ReleaseState, releaseAt?: string | null } | null } | null };

export type DiscardStagedExamResultsMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DiscardStagedExamResultsMutation = { __typename?: 'Mutation', discardStagedExamResults: boolean };

export type SetExamDateMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  examDate: Scalars['Date']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
}>;


export type SetExamDateMutation = { __typename?: 'Mutation', setExamDate: { __typename?: 'ExamResultFile', id: string, fileName: string, examId: string, examTitle?: string | null, examDate?: string | null, totalResults: number, shownResults: number, publishOrder: number, uploadedAt: string, downloadUrl: string, uploadedBy?: { __typename?: 'User', email: string } | null, exam?: { __typename?: 'ManagedExam', version: number, state: ReleaseState, releaseAt?: string | null } | null } };

export type DeleteResultFileMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteResultFileMutation = { __typename?: 'Mutation', deleteResultFile: boolean };

export type ForeseeDeletionQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ForeseeDeletionQuery = { __typename?: 'Query', resultFileDeletion?: { __typename?: 'ResultFileDeletion', lost: number, unaffected: number, restored: Array<{ __typename?: 'RestoredResults', candidates: number, file: { __typename?: 'ExamResultFile', id: string, fileName: string } }> } | null };

export type ExamsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExamsQuery = { __typename?: 'Query', exams: Array<{ __typename?: 'Exam', id: string, title: string, date?: string | null }> };

export type ExamResultQueryVariables = Exact<{
  examId: Scalars['ID']['input'];
  candidateId: Scalars['String']['input'];
}>;


export type ExamResultQuery = { __typename?: 'Query', examResult?: { __typename?: 'ExamResult', candidateId: string, examMark?: string | null, examRank?: string | null, percentage?: string | null, passed?: boolean | null, exam: { __typename?: 'Exam', id: string, title: string, date?: string | null }, student?: { __typename?: 'Student', candidateId: string, studentName: string, groups: string } | null } | null };

export type TopPerformersQueryVariables = Exact<{
  examId: Scalars['ID']['input'];
}>;


export type TopPerformersQuery = { __typename?: 'Query', topPerformers: Array<{ __typename?: 'TopPerformer', rank: number, result: { __typename?: 'ExamResult', candidateId: string, percentage?: string | null, examMark?: string | null, exam: { __typename?: 'Exam', id: string, title: string }, student?: { __typename?: 'Student', studentName: string } | null } }> };

export type UpdateExamInTestsMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: ExamInput;
  version?: InputMaybe<Scalars['Int']['input']>;
}>;


export type UpdateExamInTestsMutation = { __typename?: 'Mutation', updateExam:
    | { __typename: 'ExamConflict', message: string, current: { __typename?: 'ManagedExam', title: string, version: number, state: ReleaseState } }
    | { __typename: 'InvalidInput', fields: Array<{ __typename?: 'FieldProblem', path: string, message: string }> }
    | { __typename: 'ManagedExam', title: string, date?: string | null, fullMarks?: string | null, passPercentage: string, secondSecret: SecondSecret, topPerformers: TopPerformersShown, files: number, version: number, recheck?: { __typename?: 'RecheckRules', until: string, fee?: string | null } | null }
   };

export type SetReleaseMutationVariables = Exact<{
  examId: Scalars['ID']['input'];
  input: ExamReleaseInput;
  version?: InputMaybe<Scalars['Int']['input']>;
}>;


export type SetReleaseMutation = { __typename?: 'Mutation', setExamRelease:
    | { __typename?: 'ExamConflict', message: string, current: { __typename?: 'ManagedExam', title: string, version: number, state: ReleaseState } }
    | { __typename?: 'InvalidInput', fields: Array<{ __typename?: 'FieldProblem', path: string, message: string }> }
    | { __typename?: 'ManagedExam', id: string, releaseAt?: string | null, announced: boolean, state: ReleaseState }
   };

export type WithdrawMutationVariables = Exact<{
  examId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  words?: InputMaybe<Scalars['String']['input']>;
}>;


export type WithdrawMutation = { __typename?: 'Mutation', withdrawExam:
    | { __typename?: 'ExamConflict', message: string, current: { __typename?: 'ManagedExam', title: string, version: number, state: ReleaseState } }
    | { __typename?: 'InvalidInput', fields: Array<{ __typename?: 'FieldProblem', path: string, message: string }> }
    | { __typename?: 'ManagedExam', id: string, state: ReleaseState, withdrawnAt?: string | null, withdrawnReason?: string | null, withdrawnWords?: string | null }
   };

export type ReinstateMutationVariables = Exact<{
  examId: Scalars['ID']['input'];
}>;


export type ReinstateMutation = { __typename?: 'Mutation', reinstateExam:
    | { __typename?: 'ExamConflict', message: string, current: { __typename?: 'ManagedExam', title: string, version: number, state: ReleaseState } }
    | { __typename?: 'ManagedExam', id: string, state: ReleaseState, withdrawnAt?: string | null, withdrawnReason?: string | null, releaseAt?: string | null }
   };

export type MakeLinkMutationVariables = Exact<{
  examId: Scalars['ID']['input'];
  stagedId?: InputMaybe<Scalars['ID']['input']>;
}>;


export type MakeLinkMutation = { __typename?: 'Mutation', makeRehearsalLink: string };

export type CorrectOneResultMutationVariables = Exact<{
  examId: Scalars['ID']['input'];
  candidateId: Scalars['String']['input'];
  input: ResultValuesInput;
  version?: InputMaybe<Scalars['Int']['input']>;
}>;


export type CorrectOneResultMutation = { __typename?: 'Mutation', correctResult:
    | { __typename: 'InvalidInput', fields: Array<{ __typename?: 'FieldProblem', path: string, message: string }> }
    | { __typename: 'ResultConflict', message: string, current: { __typename?: 'KeptResult', version: number, examMark?: string | null } }
    | { __typename: 'StagedExamResults', id: string, fileName: string, examTitle: string, totalRows: number, changedRows: number, isRevision: boolean, findings: Array<{ __typename?: 'Finding', code: string }>, sample: Array<{ __typename?: 'StagedResultRow', candidateId: string, examMark?: string | null, examRank?: string | null, percentage?: string | null, before?: { __typename?: 'ResultValues', examMark?: string | null, examRank?: string | null, percentage?: string | null } | null }> }
   };

export type StageStudentsMutationVariables = Exact<{
  file: Scalars['Upload']['input'];
  key?: InputMaybe<Scalars['ID']['input']>;
}>;


export type StageStudentsMutation = { __typename?: 'Mutation', stageStudents:
    | { __typename: 'InvalidCsv', message: string, problemCount: number, errorCount: number, causes: Array<{ __typename?: 'CsvCause', column?: string | null, count: number, rows: Array<number> }>, problems: Array<{ __typename?: 'CsvProblem', row?: number | null, column?: string | null, message: string }> }
    | { __typename: 'StagedStudents', id: string, fileName: string, totalRows: number, newRows: number, changedRows: number, unchangedRows: number, expiresAt: string, findings: Array<{ __typename?: 'Finding', message: string, count?: number | null }>, sample: Array<{ __typename?: 'StagedStudentRow', rowNumber: number, candidateId: string, studentName: string, groups: string, change: RowChange, before?: { __typename?: 'StudentValues', studentName: string, groups: string } | null }> }
   };

export type StagedStudentsPartsFragment = { __typename?: 'StagedStudents', id: string, fileName: string, totalRows: number, newRows: number, changedRows: number, unchangedRows: number, expiresAt: string, findings: Array<{ __typename?: 'Finding', message: string, count?: number | null }>, sample: Array<{ __typename?: 'StagedStudentRow', rowNumber: number, candidateId: string, studentName: string, groups: string, change: RowChange, before?: { __typename?: 'StudentValues', studentName: string, groups: string } | null }> };

export type StagedStudentsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type StagedStudentsQuery = { __typename?: 'Query', stagedStudents?: { __typename?: 'StagedStudents', id: string, fileName: string, totalRows: number, newRows: number, changedRows: number, unchangedRows: number, expiresAt: string, findings: Array<{ __typename?: 'Finding', message: string, count?: number | null }>, sample: Array<{ __typename?: 'StagedStudentRow', rowNumber: number, candidateId: string, studentName: string, groups: string, change: RowChange, before?: { __typename?: 'StudentValues', studentName: string, groups: string } | null }> } | null };

export type PublishStudentsMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: PublishStudentsInput;
}>;


export type PublishStudentsMutation = { __typename?: 'Mutation', publishStudents:
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename?: 'FieldProblem', path: string, message: string }> }
    | { __typename: 'StaleStudentsPreview', message: string, preview: { __typename?: 'StagedStudents', id: string, fileName: string, totalRows: number, newRows: number, changedRows: number, unchangedRows: number, expiresAt: string, findings: Array<{ __typename?: 'Finding', message: string, count?: number | null }>, sample: Array<{ __typename?: 'StagedStudentRow', rowNumber: number, candidateId: string, studentName: string, groups: string, change: RowChange, before?: { __typename?: 'StudentValues', studentName: string, groups: string } | null }> } }
    | { __typename: 'StudentUpload', id: string, fileName: string, description?: string | null, totalStudents: number, isActive: boolean, publishOrder: number, uploadedAt: string, downloadUrl: string, uploadedBy?: { __typename?: 'User', email: string } | null }
   };

export type StudentUploadPartsFragment = { __typename?: 'StudentUpload', id: string, fileName: string, description?: string | null, totalStudents: number, isActive: boolean, publishOrder: number, uploadedAt: string, downloadUrl: string, uploadedBy?: { __typename?: 'User', email: string } | null };

export type StudentUploadsQueryVariables = Exact<{ [key: string]: never; }>;


export type StudentUploadsQuery = { __typename?: 'Query', studentUploads: Array<{ __typename?: 'StudentUpload', id: string, fileName: string, description?: string | null, totalStudents: number, isActive: boolean, publishOrder: number, uploadedAt: string, downloadUrl: string, uploadedBy?: { __typename?: 'User', email: string } | null }> };

export type StudentUploadQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type StudentUploadQuery = { __typename?: 'Query', studentUpload?: { __typename?: 'StudentUpload', id: string, fileName: string, description?: string | null, totalStudents: number, isActive: boolean, publishOrder: number, uploadedAt: string, downloadUrl: string, uploadedBy?: { __typename?: 'User', email: string } | null } | null };

export type SetStudentUploadActiveMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  isActive: Scalars['Boolean']['input'];
}>;


export type SetStudentUploadActiveMutation = { __typename?: 'Mutation', setStudentUploadActive: { __typename?: 'StudentUpload', id: string, fileName: string, description?: string | null, totalStudents: number, isActive: boolean, publishOrder: number, uploadedAt: string, downloadUrl: string, uploadedBy?: { __typename?: 'User', email: string } | null } };

export type DeleteStudentUploadsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;


export type DeleteStudentUploadsMutation = { __typename?: 'Mutation', deleteStudentUploads: number };

export type ForeseeListDeletionQueryVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;


export type ForeseeListDeletionQuery = { __typename?: 'Query', studentUploadDeletion: { __typename?: 'StudentUploadDeletion', pins: { __typename?: 'DeletedSecrets', lost: number, replaced: number }, birthDates: { __typename?: 'DeletedSecrets', lost: number, replaced: number } } };

export type DiscardStagedStudentsMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DiscardStagedStudentsMutation = { __typename?: 'Mutation', discardStagedStudents: boolean };

export type MakePinsMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  groups?: InputMaybe<Scalars['String']['input']>;
  exam?: InputMaybe<Scalars['String']['input']>;
}>;


export type MakePinsMutation = { __typename?: 'Mutation', makePins:
    | { __typename: 'InvalidInput', fields: Array<{ __typename?: 'FieldProblem', path: string, message: string }> }
    | { __typename: 'MadePins', count: number, csv: string, cards: string }
   };

export type StageSubjectsMutationVariables = Exact<{
  file: Scalars['Upload']['input'];
  subjects?: InputMaybe<Array<Scalars['String']['input']> | Scalars['String']['input']>;
}>;


export type StageSubjectsMutation = { __typename?: 'Mutation', staged:
    | { __typename: 'InvalidCsv', problems: Array<{ __typename?: 'CsvProblem', row?: number | null, column?: string | null, message: string }>, subjectColumns: Array<{ __typename?: 'SubjectColumn', name: string, isTaken: boolean, problem?: string | null }> }
    | { __typename: 'StagedExamResults', id: string, examId: string, newRows: number, changedRows: number, unchangedRows: number, findings: Array<{ __typename?: 'Finding', code: string, severity: FindingSeverity, message: string }>, subjectColumns: Array<{ __typename?: 'SubjectColumn', name: string, isTaken: boolean, problem?: string | null }>, sample: Array<{ __typename?: 'StagedResultRow', candidateId: string, change: RowChange, outcome?: ResultOutcome | null, subjects: Array<{ __typename?: 'SubjectMark', name: string, mark?: string | null, isAbsent: boolean }>, before?: { __typename?: 'ResultValues', subjects: Array<{ __typename?: 'SubjectMark', name: string, mark?: string | null, isAbsent: boolean }> } | null }> }
   };

export type SubjectsSeenQueryVariables = Exact<{
  examId: Scalars['ID']['input'];
  candidateId: Scalars['String']['input'];
}>;


export type SubjectsSeenQuery = { __typename?: 'Query', examResult?: { __typename?: 'ExamResult', examMark?: string | null, subjects: Array<{ __typename?: 'SubjectMark', name: string, mark?: string | null, isAbsent: boolean }>, revisions: Array<{ __typename?: 'ResultRevision', subjects: Array<{ __typename?: 'RevisedSubject', name: string, before?: { __typename?: 'SubjectValue', mark?: string | null, isAbsent: boolean } | null, after?: { __typename?: 'SubjectValue', mark?: string | null, isAbsent: boolean } | null }> }> } | null, topPerformers: Array<{ __typename?: 'TopPerformer', result: { __typename?: 'ExamResult', candidateId: string, subjects: Array<{ __typename?: 'SubjectMark', name: string }> } }> };

export type SubjectsKeptQueryVariables = Exact<{
  candidateId: Scalars['String']['input'];
}>;


export type SubjectsKeptQuery = { __typename?: 'Query', candidateData?: { __typename?: 'CandidateData', export: string, results: Array<{ __typename?: 'KeptResult', version: number, fileName: string, subjects: Array<{ __typename?: 'SubjectMark', name: string, mark?: string | null, isAbsent: boolean }> }> } | null };

export type SubjectsOwnQueryVariables = Exact<{ [key: string]: never; }>;


export type SubjectsOwnQuery = { __typename?: 'Query', myResults: Array<{ __typename?: 'ExamResult', candidateId: string, subjects: Array<{ __typename?: 'SubjectMark', name: string, mark?: string | null, isAbsent: boolean }> }> };

export type UploadsAheadQueryVariables = Exact<{
  key: Scalars['ID']['input'];
}>;


export type UploadsAheadQuery = { __typename?: 'Query', uploadsAhead?: number | null };

export const StagedPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StagedParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StagedExamResults"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"examTitle"}},{"kind":"Field","name":{"kind":"Name","value":"examDate"}},{"kind":"Field","name":{"kind":"Name","value":"examVersion"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRevision"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"newRows"}},{"kind":"Field","name":{"kind":"Name","value":"changedRows"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedRows"}},{"kind":"Field","name":{"kind":"Name","value":"unknownStudents"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowNumber"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"examMark"}},{"kind":"Field","name":{"kind":"Name","value":"examRank"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examMark"}},{"kind":"Field","name":{"kind":"Name","value":"examRank"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}}]}}]}}]} as unknown as DocumentNode<StagedPartsFragment, unknown>;
export const ResultFilePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultFileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamResultFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"examTitle"}},{"kind":"Field","name":{"kind":"Name","value":"examDate"}},{"kind":"Field","name":{"kind":"Name","value":"totalResults"}},{"kind":"Field","name":{"kind":"Name","value":"shownResults"}},{"kind":"Field","name":{"kind":"Name","value":"publishOrder"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}}]}}]}}]} as unknown as DocumentNode<ResultFilePartsFragment, unknown>;
export const StagedStudentsPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StagedStudentsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StagedStudents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"newRows"}},{"kind":"Field","name":{"kind":"Name","value":"changedRows"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedRows"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowNumber"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"groups"}}]}}]}}]}}]} as unknown as DocumentNode<StagedStudentsPartsFragment, unknown>;
export const StudentUploadPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentUploadParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudentUpload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"totalStudents"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"publishOrder"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<StudentUploadPartsFragment, unknown>;
export const AllowFileCleanUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AllowFileCleanUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orphanedFiles"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowFileCleanUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orphanedFiles"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orphanedFiles"}}}]}]}}]} as unknown as DocumentNode<AllowFileCleanUpMutation, AllowFileCleanUpMutationVariables>;
export const ActivitiesForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivitiesForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"noted"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"who"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"noted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"noted"}}},{"kind":"Argument","name":{"kind":"Name","value":"who"},"value":{"kind":"Variable","name":{"kind":"Name","value":"who"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"isInvitation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ActivitiesForTestsQuery, ActivitiesForTestsQueryVariables>;
export const DraftPreviewForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DraftPreviewForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DraftPreviewForTestsQuery, DraftPreviewForTestsQueryVariables>;
export const ContentPreviewForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContentPreviewForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ContentPreviewForTestsQuery, ContentPreviewForTestsQueryVariables>;
export const NepaliTextsForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NepaliTextsForTests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagline"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missionPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mission"}},{"kind":"Field","name":{"kind":"Name","value":"vision"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<NepaliTextsForTestsQuery, NepaliTextsForTestsQueryVariables>;
export const NepaliPreviewForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NepaliPreviewForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}]}]}}]} as unknown as DocumentNode<NepaliPreviewForTestsQuery, NepaliPreviewForTestsQueryVariables>;
export const NepaliMissingForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NepaliMissingForTests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missingContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<NepaliMissingForTestsQuery, NepaliMissingForTestsQueryVariables>;
export const ConcealedForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConcealedForTests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"collection"},"value":{"kind":"StringValue","value":"courses","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"unpublishedReferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missingContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<ConcealedForTestsQuery, ConcealedForTestsQueryVariables>;
export const PublishedMaterialsForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublishedMaterialsForTests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studyMaterials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"pdf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}}]}}]}}]} as unknown as DocumentNode<PublishedMaterialsForTestsQuery, PublishedMaterialsForTestsQueryVariables>;
export const DashboardForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"studentUploads"}},{"kind":"Field","name":{"kind":"Name","value":"studyMaterials"}},{"kind":"Field","name":{"kind":"Name","value":"activeNotices"}},{"kind":"Field","name":{"kind":"Name","value":"inactiveNotices"}},{"kind":"Field","name":{"kind":"Name","value":"resultFiles"}},{"kind":"Field","name":{"kind":"Name","value":"exams"}},{"kind":"Field","name":{"kind":"Name","value":"waitingUploads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"}},{"kind":"Field","name":{"kind":"Name","value":"stagedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"upcomingReleases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recentActivity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}}]}}]}}]}}]} as unknown as DocumentNode<DashboardForTestsQuery, DashboardForTestsQueryVariables>;
export const StudentRecordsForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentRecordsForTests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studyMaterials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questionBank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previousPapers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"syllabus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examSchedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<StudentRecordsForTestsQuery, StudentRecordsForTestsQueryVariables>;
export const MaterialsCountForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MaterialsCountForTests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studyMaterials"}}]}}]}}]} as unknown as DocumentNode<MaterialsCountForTestsQuery, MaterialsCountForTestsQueryVariables>;
export const DutiesForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DutiesForTests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examDuties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invigilators"}}]}}]}}]} as unknown as DocumentNode<DutiesForTestsQuery, DutiesForTestsQueryVariables>;
export const EmptyStudentPagesForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmptyStudentPagesForTests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emptyStudentPages"}}]}}]} as unknown as DocumentNode<EmptyStudentPagesForTestsQuery, EmptyStudentPagesForTestsQueryVariables>;
export const StageForSpreadsheetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StageForSpreadsheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"staged"},"name":{"kind":"Name","value":"stageExamResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StagedExamResults"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"examMark"}},{"kind":"Field","name":{"kind":"Name","value":"examRank"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"isAbsent"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidCsv"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"spreadsheetUrl"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StageForSpreadsheetMutation, StageForSpreadsheetMutationVariables>;
export const StageStudentsForSpreadsheetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StageStudentsForSpreadsheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"staged"},"name":{"kind":"Name","value":"stageStudents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidCsv"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errorFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spreadsheetUrl"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StageStudentsForSpreadsheetMutation, StageStudentsForSpreadsheetMutationVariables>;
export const ExamFactsForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamFactsForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examFacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"}},{"kind":"Field","name":{"kind":"Name","value":"averagePercentage"}},{"kind":"Field","name":{"kind":"Name","value":"fullMarks"}},{"kind":"Field","name":{"kind":"Name","value":"hasNumericIds"}}]}}]}}]} as unknown as DocumentNode<ExamFactsForTestsQuery, ExamFactsForTestsQueryVariables>;
export const AverageOfDistributionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AverageOfDistribution"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examDistribution"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"all"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"}},{"kind":"Field","name":{"kind":"Name","value":"averagePercentage"}}]}}]}}]}}]} as unknown as DocumentNode<AverageOfDistributionQuery, AverageOfDistributionQueryVariables>;
export const StageWithMarksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StageWithMarks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fullMarks"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Decimal"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stageExamResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"fullMarks"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fullMarks"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StagedExamResults"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<StageWithMarksMutation, StageWithMarksMutationVariables>;
export const ManagedExamsInTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedExamsInTests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedExams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"files"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"candidates"}}]}}]}}]}}]} as unknown as DocumentNode<ManagedExamsInTestsQuery, ManagedExamsInTestsQueryVariables>;
export const PublicExamInTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicExamInTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"passPercentage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examFacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fullMarks"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"passPercentage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"standing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"percentile"}}]}}]}}]}}]} as unknown as DocumentNode<PublicExamInTestsQuery, PublicExamInTestsQueryVariables>;
export const DistributionInTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DistributionInTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examDistribution"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"all"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"averagePercentage"}},{"kind":"Field","name":{"kind":"Name","value":"medianPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"candidates"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}}]}}]}}]}}]} as unknown as DocumentNode<DistributionInTestsQuery, DistributionInTestsQueryVariables>;
export const ListInTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListInTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"group"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}}]}}]}}]} as unknown as DocumentNode<ListInTestsQuery, ListInTestsQueryVariables>;
export const SearchExamsInTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchExamsInTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"words"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"words"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SearchExamsInTestsQuery, SearchExamsInTestsQueryVariables>;
export const CoverageInTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CoverageInTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secretCoverage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"}}]}}]}}]} as unknown as DocumentNode<CoverageInTestsQuery, CoverageInTestsQueryVariables>;
export const SyllabusPdfForNepaliTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SyllabusPdfForNepaliTests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"syllabus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pdf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<SyllabusPdfForNepaliTestsQuery, SyllabusPdfForNepaliTestsQueryVariables>;
export const EmptyPagesInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmptyPagesInTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emptyPages"}}]}}]}}]} as unknown as DocumentNode<EmptyPagesInTestQuery, EmptyPagesInTestQueryVariables>;
export const MissingContentInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MissingContentInTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missingContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<MissingContentInTestQuery, MissingContentInTestQueryVariables>;
export const VideosInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VideosInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"videos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"playerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextPageToken"}}]}}]}}]} as unknown as DocumentNode<VideosInTestQuery, VideosInTestQueryVariables>;
export const UnknownNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnknownNames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"collection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"collection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"collection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"unknownNames"}}]}}]}}]} as unknown as DocumentNode<UnknownNamesQuery, UnknownNamesQueryVariables>;
export const NewestUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewestUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<NewestUsersQuery, NewestUsersQueryVariables>;
export const SearchUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<SearchUsersQuery, SearchUsersQueryVariables>;
export const StageResultsForErrorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StageResultsForErrors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"staged"},"name":{"kind":"Name","value":"stageExamResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidCsv"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"errorFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StageResultsForErrorsMutation, StageResultsForErrorsMutationVariables>;
export const StageStudentsForErrorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StageStudentsForErrors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"staged"},"name":{"kind":"Name","value":"stageStudents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidCsv"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"errorFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StageStudentsForErrorsMutation, StageStudentsForErrorsMutationVariables>;
export const LockedSettingsForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LockedSettingsForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"lockedData"}}]}}]}}]} as unknown as DocumentNode<LockedSettingsForTestsQuery, LockedSettingsForTestsQueryVariables>;
export const GroupsOfListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupsOfList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"students"}}]}}]}}]}}]} as unknown as DocumentNode<GroupsOfListQuery, GroupsOfListQueryVariables>;
export const StageWrongResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StageWrongResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stageExamResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidCsv"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StagedExamResults"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalRows"}}]}}]}}]}}]} as unknown as DocumentNode<StageWrongResultsMutation, StageWrongResultsMutationVariables>;
export const NightlyBackupInTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NightlyBackupInTests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nightlyBackup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}}]}}]} as unknown as DocumentNode<NightlyBackupInTestsQuery, NightlyBackupInTestsQueryVariables>;
export const EditedNoticeInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedNoticeInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"nepaliTitle"}},{"kind":"Field","name":{"kind":"Name","value":"nepaliDescription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"texts"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"hasBegun"}}]}}]}}]}}]} as unknown as DocumentNode<EditedNoticeInTestQuery, EditedNoticeInTestQueryVariables>;
export const MissingNoticesInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MissingNoticesInTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missingContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<MissingNoticesInTestQuery, MissingNoticesInTestQueryVariables>;
export const NoticeTimesInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoticeTimesInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"timing"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<NoticeTimesInTestQuery, NoticeTimesInTestQueryVariables>;
export const ReadPaymentsInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadPaymentsInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sheet"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lines"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readPayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"sheet"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sheet"}}},{"kind":"Argument","name":{"kind":"Name","value":"lines"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lines"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentsRead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"isKnown"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"sameAs"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidCsv"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReadPaymentsInTestMutation, ReadPaymentsInTestMutationVariables>;
export const SeenRecheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeenRecheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secret"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"secret"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secret"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"recheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"topPerformers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SeenRecheckQuery, SeenRecheckQueryVariables>;
export const KeptRechecksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KeptRechecks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recheckExams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"resolved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openRechecks"}}]}}]}}]} as unknown as DocumentNode<KeptRechecksQuery, KeptRechecksQueryVariables>;
export const RecheckRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecheckRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rechecks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"export"}}]}}]}}]} as unknown as DocumentNode<RecheckRecordsQuery, RecheckRecordsQueryVariables>;
export const UndoneRecheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UndoneRecheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isUndone"}}]}}]}}]}}]} as unknown as DocumentNode<UndoneRecheckQuery, UndoneRecheckQueryVariables>;
export const SlipPathsInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SlipPathsInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secret"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"secret"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secret"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slipPath"}}]}},{"kind":"Field","name":{"kind":"Name","value":"topPerformers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slipPath"}}]}}]}}]}}]} as unknown as DocumentNode<SlipPathsInTestQuery, SlipPathsInTestQueryVariables>;
export const StageCorrectedStudentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StageCorrectedStudents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"staged"},"name":{"kind":"Name","value":"stageStudents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StagedStudents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowNumber"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"groups"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidCsv"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errorFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StageCorrectedStudentsMutation, StageCorrectedStudentsMutationVariables>;
export const HistorySeenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HistorySeen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"words"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<HistorySeenQuery, HistorySeenQueryVariables>;
export const RevisedCandidateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RevisedCandidate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"examMark"}},{"kind":"Field","name":{"kind":"Name","value":"examRank"}},{"kind":"Field","name":{"kind":"Name","value":"ranksByPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"examMark"}},{"kind":"Field","name":{"kind":"Name","value":"examRank"}},{"kind":"Field","name":{"kind":"Name","value":"ranksByPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RevisedCandidateQuery, RevisedCandidateQueryVariables>;
export const RevisionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Revisions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"revisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RevisionsQuery, RevisionsQueryVariables>;
export const RevisesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Revises"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stagedExamResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRevision"}}]}}]}}]} as unknown as DocumentNode<RevisesQuery, RevisesQueryVariables>;
export const SeenAfterCorrectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeenAfterCorrection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examMark"}},{"kind":"Field","name":{"kind":"Name","value":"examRank"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"revisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examMark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examMark"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"examFacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fullMarks"}}]}}]}}]} as unknown as DocumentNode<SeenAfterCorrectionQuery, SeenAfterCorrectionQueryVariables>;
export const StageAdditionalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StageAdditional"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fullMarks"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Decimal"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"staged"},"name":{"kind":"Name","value":"stageExamResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"fullMarks"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fullMarks"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StagedExamResults"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"examMark"}},{"kind":"Field","name":{"kind":"Name","value":"examRank"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidCsv"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"needsFullMarks"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errorFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StageAdditionalMutation, StageAdditionalMutationVariables>;
export const StagedFindingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StagedFindings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stagedExamResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"examples"}}]}}]}}]}}]} as unknown as DocumentNode<StagedFindingsQuery, StagedFindingsQueryVariables>;
export const ReplacedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Replaced"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultFiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"totalResults"}},{"kind":"Field","name":{"kind":"Name","value":"replacedResults"}}]}}]}}]} as unknown as DocumentNode<ReplacedQuery, ReplacedQueryVariables>;
export const RevisionsOfRanksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RevisionsOfRanks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examRank"}},{"kind":"Field","name":{"kind":"Name","value":"revisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examRank"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examRank"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RevisionsOfRanksQuery, RevisionsOfRanksQueryVariables>;
export const BestWithRanksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BestWithRanks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topPerformers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"examRank"}}]}}]}}]}}]} as unknown as DocumentNode<BestWithRanksQuery, BestWithRanksQueryVariables>;
export const KeptRanksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KeptRanks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"examRank"}},{"kind":"Field","name":{"kind":"Name","value":"ranksByPercentage"}}]}}]}}]}}]} as unknown as DocumentNode<KeptRanksQuery, KeptRanksQueryVariables>;
export const StageOutcomesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StageOutcomes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fullMarks"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Decimal"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"takesRemarks"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"staged"},"name":{"kind":"Name","value":"stageExamResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"fullMarks"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fullMarks"}}},{"kind":"Argument","name":{"kind":"Name","value":"takesRemarks"},"value":{"kind":"Variable","name":{"kind":"Name","value":"takesRemarks"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StagedExamResults"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"newRows"}},{"kind":"Field","name":{"kind":"Name","value":"changedRows"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedRows"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"examMark"}},{"kind":"Field","name":{"kind":"Name","value":"examRank"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"examMark"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidCsv"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StageOutcomesMutation, StageOutcomesMutationVariables>;
export const SeenOutcomesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeenOutcomes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"examMark"}},{"kind":"Field","name":{"kind":"Name","value":"examRank"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"standing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"percentile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"examMark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"examMark"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"topPerformers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"examFacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"}},{"kind":"Field","name":{"kind":"Name","value":"averagePercentage"}}]}}]}}]} as unknown as DocumentNode<SeenOutcomesQuery, SeenOutcomesQueryVariables>;
export const ListOutcomesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListOutcomes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"examMark"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examDistribution"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"all"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"}},{"kind":"Field","name":{"kind":"Name","value":"withoutMark"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"averagePercentage"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidateData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"examMark"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}}]}}]}}]} as unknown as DocumentNode<ListOutcomesQuery, ListOutcomesQueryVariables>;
export const AnnouncedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Announced"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announcedReleases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"exams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AnnouncedQuery, AnnouncedQueryVariables>;
export const ChecksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Checks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"checks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<ChecksQuery, ChecksQueryVariables>;
export const SeenWithdrawalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeenWithdrawal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secret"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"secret"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secret"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"examMark"}},{"kind":"Field","name":{"kind":"Name","value":"examRank"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"slipPath"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}},{"kind":"Field","name":{"kind":"Name","value":"standing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revisedAt"}}]}}]}}]}}]} as unknown as DocumentNode<SeenWithdrawalQuery, SeenWithdrawalQueryVariables>;
export const StageSecretsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StageSecrets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stageStudents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StagedStudents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"newRows"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedRows"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidCsv"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errorFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StageSecretsMutation, StageSecretsMutationVariables>;
export const AccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Access"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stagedId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secretCoverage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"stagedId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stagedId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"}},{"kind":"Field","name":{"kind":"Name","value":"withoutPin"}},{"kind":"Field","name":{"kind":"Name","value":"withoutBirthDate"}}]}}]}}]} as unknown as DocumentNode<AccessQuery, AccessQueryVariables>;
export const SecretsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Secrets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"secondSecret"}}]}}]}}]} as unknown as DocumentNode<SecretsQuery, SecretsQueryVariables>;
export const SecretsOfFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecretsOfFiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultFiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondSecret"}}]}}]}}]}}]} as unknown as DocumentNode<SecretsOfFilesQuery, SecretsOfFilesQueryVariables>;
export const LookUpOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LookUpOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"StringValue","value":"1","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}}]}}]}}]} as unknown as DocumentNode<LookUpOneQuery, LookUpOneQueryVariables>;
export const StageSheetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StageSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sheet"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"staged"},"name":{"kind":"Name","value":"stageExamResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"sheet"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sheet"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StagedExamResults"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subjectColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isTaken"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidCsv"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errorFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StageSheetMutation, StageSheetMutationVariables>;
export const StageStudentSheetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StageStudentSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sheet"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"staged"},"name":{"kind":"Name","value":"stageStudents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"sheet"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sheet"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StagedStudents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidCsv"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StageStudentSheetMutation, StageStudentSheetMutationVariables>;
export const StudentAreaForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentAreaForTests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studyMaterials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"pdf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"questionBank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"chapters"}},{"kind":"Field","name":{"kind":"Name","value":"pdf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedOn"}},{"kind":"Field","name":{"kind":"Name","value":"marks"}},{"kind":"Field","name":{"kind":"Name","value":"fullMarks"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previousPapers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"heldOn"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"pdf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"syllabus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"programs"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lessons"}},{"kind":"Field","name":{"kind":"Name","value":"topics"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pdf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"examSchedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"covers"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outsideLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emptyStudentPages"}},{"kind":"Field","name":{"kind":"Name","value":"howToPay"}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}}]}}]} as unknown as DocumentNode<StudentAreaForTestsQuery, StudentAreaForTestsQueryVariables>;
export const ExamDutiesForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamDutiesForTests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examDuties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportAt"}},{"kind":"Field","name":{"kind":"Name","value":"invigilators"}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}}]}}]}}]}}]} as unknown as DocumentNode<ExamDutiesForTestsQuery, ExamDutiesForTestsQueryVariables>;
export const SystemChecksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SystemChecks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"system"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<SystemChecksQuery, SystemChecksQueryVariables>;
export const EditableForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditableForTests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableContent"}}]}}]}}]} as unknown as DocumentNode<EditableForTestsQuery, EditableForTestsQueryVariables>;
export const CollectionsForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CollectionsForTests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentCollections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<CollectionsForTestsQuery, CollectionsForTestsQueryVariables>;
export const OneCollectionForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneCollectionForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<OneCollectionForTestsQuery, OneCollectionForTestsQueryVariables>;
export const BestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Best"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"topPerformers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"topPerformers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"groups"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BestQuery, BestQueryVariables>;
export const VideosForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VideosForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"videos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"}},{"kind":"Field","name":{"kind":"Name","value":"playerUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextPageToken"}},{"kind":"Field","name":{"kind":"Name","value":"stale"}}]}}]}}]} as unknown as DocumentNode<VideosForTestsQuery, VideosForTestsQueryVariables>;
export const SaveContentForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveContentForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"collection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentData"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publication"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentPublication"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publishAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"collection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"collection"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"publication"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publication"}}},{"kind":"Argument","name":{"kind":"Name","value":"publishAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publishAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unpublishedReferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"data"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SaveContentForTestsMutation, SaveContentForTestsMutationVariables>;
export const ContentItemsForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContentItemsForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"collection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deleted"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"collection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"collection"}}},{"kind":"Argument","name":{"kind":"Name","value":"deleted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deleted"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}}]}}]}}]} as unknown as DocumentNode<ContentItemsForTestsQuery, ContentItemsForTestsQueryVariables>;
export const ContentItemForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContentItemForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"collection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"collection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"collection"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"isScheduled"}},{"kind":"Field","name":{"kind":"Name","value":"data"}}]}}]}}]}}]} as unknown as DocumentNode<ContentItemForTestsQuery, ContentItemForTestsQueryVariables>;
export const PublishContentForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishContentForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<PublishContentForTestsMutation, PublishContentForTestsMutationVariables>;
export const SetContentHiddenForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetContentHiddenForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isHidden"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setContentHidden"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"isHidden"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isHidden"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<SetContentHiddenForTestsMutation, SetContentHiddenForTestsMutationVariables>;
export const OrderContentForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderContentForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"collection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"collection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"collection"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrderContentForTestsMutation, OrderContentForTestsMutationVariables>;
export const DeleteContentForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteContentForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<DeleteContentForTestsMutation, DeleteContentForTestsMutationVariables>;
export const RestoreContentForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreContentForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<RestoreContentForTestsMutation, RestoreContentForTestsMutationVariables>;
export const StoriesForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StoriesForTests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emptyPages"}},{"kind":"Field","name":{"kind":"Name","value":"successStories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<StoriesForTestsQuery, StoriesForTestsQueryVariables>;
export const MaterialPdfsForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MaterialPdfsForTests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studyMaterials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pdf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<MaterialPdfsForTestsQuery, MaterialPdfsForTestsQueryVariables>;
export const NoticesForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoticesForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<NoticesForTestsQuery, NoticesForTestsQueryVariables>;
export const AllNoticesForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllNoticesForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]}}]} as unknown as DocumentNode<AllNoticesForTestsQuery, AllNoticesForTestsQueryVariables>;
export const OneNoticeForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneNoticeForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"previewUrl"}}]}}]}}]}}]} as unknown as DocumentNode<OneNoticeForTestsQuery, OneNoticeForTestsQueryVariables>;
export const CreateNoticeForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateNoticeForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attachments"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"attachments"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attachments"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CreateNoticeForTestsMutation, CreateNoticeForTestsMutationVariables>;
export const UpdateNoticeForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNoticeForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attachments"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"remove"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"attachments"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attachments"}}},{"kind":"Argument","name":{"kind":"Name","value":"removeAttachments"},"value":{"kind":"Variable","name":{"kind":"Name","value":"remove"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UpdateNoticeForTestsMutation, UpdateNoticeForTestsMutationVariables>;
export const UploadAttachmentForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadAttachmentForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadAttachment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeAttachment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"previewUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UploadAttachmentForTestsMutation, UploadAttachmentForTestsMutationVariables>;
export const SetNoticeActiveForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetNoticeActiveForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setNoticeActive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<SetNoticeActiveForTestsMutation, SetNoticeActiveForTestsMutationVariables>;
export const DeleteNoticesForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNoticesForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<DeleteNoticesForTestsMutation, DeleteNoticesForTestsMutationVariables>;
export const UploadMediaForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadMediaForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadMedia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UploadMediaForTestsMutation, UploadMediaForTestsMutationVariables>;
export const SignInForTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInForTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SignInForTestsMutation, SignInForTestsMutationVariables>;
export const SignUpInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUpInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpReceived"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SignUpInTestMutation, SignUpInTestMutationVariables>;
export const SignInInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailNotConfirmed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SignInInTestMutation, SignInInTestMutationVariables>;
export const VerifyEmailInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyEmailInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailVerified"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkNotValid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<VerifyEmailInTestMutation, VerifyEmailInTestMutationVariables>;
export const ResendVerificationInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendVerificationInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}]}}]} as unknown as DocumentNode<ResendVerificationInTestMutation, ResendVerificationInTestMutationVariables>;
export const RequestPasswordResetInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordResetInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}]}}]} as unknown as DocumentNode<RequestPasswordResetInTestMutation, RequestPasswordResetInTestMutationVariables>;
export const ResetPasswordInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPasswordInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordReset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkNotValid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ResetPasswordInTestMutation, ResetPasswordInTestMutationVariables>;
export const ChangePasswordInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePasswordInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}},{"kind":"Argument","name":{"kind":"Name","value":"newPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ChangePasswordInTestMutation, ChangePasswordInTestMutationVariables>;
export const RefreshSessionInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefreshSessionInTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refreshSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<RefreshSessionInTestMutation, RefreshSessionInTestMutationVariables>;
export const SignOutInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOutInTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"}}]}}]} as unknown as DocumentNode<SignOutInTestMutation, SignOutInTestMutationVariables>;
export const SignOutEverywhereInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOutEverywhereInTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOutEverywhere"}}]}}]} as unknown as DocumentNode<SignOutEverywhereInTestMutation, SignOutEverywhereInTestMutationVariables>;
export const WhoAmIDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WhoAmI"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}}]} as unknown as DocumentNode<WhoAmIQuery, WhoAmIQueryVariables>;
export const UsersInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UsersInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"openSessions"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<UsersInTestQuery, UsersInTestQueryVariables>;
export const SetUserRoleInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUserRoleInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUserRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LastAdmin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SetUserRoleInTestMutation, SetUserRoleInTestMutationVariables>;
export const SetUserDisabledInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUserDisabledInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isDisabled"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUserDisabled"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isDisabled"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isDisabled"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"openSessions"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LastAdmin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SetUserDisabledInTestMutation, SetUserDisabledInTestMutationVariables>;
export const EndUserSessionsInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndUserSessionsInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"openSessions"}}]}}]}}]} as unknown as DocumentNode<EndUserSessionsInTestMutation, EndUserSessionsInTestMutationVariables>;
export const LinkCandidateInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LinkCandidateInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secret"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkCandidate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"secret"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secret"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"linkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"byStaff"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LinkCandidateInTestMutation, LinkCandidateInTestMutationVariables>;
export const UnlinkCandidateInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlinkCandidateInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlinkCandidate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}}]}}]}}]}}]} as unknown as DocumentNode<UnlinkCandidateInTestMutation, UnlinkCandidateInTestMutationVariables>;
export const LinkCandidateToUserInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LinkCandidateToUserInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkCandidateToUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"candidateLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"byStaff"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LinkCandidateToUserInTestMutation, LinkCandidateToUserInTestMutationVariables>;
export const UnlinkCandidateFromUserInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlinkCandidateFromUserInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlinkCandidateFromUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}}]}}]}}]}}]} as unknown as DocumentNode<UnlinkCandidateFromUserInTestMutation, UnlinkCandidateFromUserInTestMutationVariables>;
export const MyResultsInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyResultsInTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myResults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"examMark"}},{"kind":"Field","name":{"kind":"Name","value":"examRank"}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"words"}}]}}]}}]}}]} as unknown as DocumentNode<MyResultsInTestQuery, MyResultsInTestQueryVariables>;
export const InviteUserInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteUserInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<InviteUserInTestMutation, InviteUserInTestMutationVariables>;
export const ResendInvitationInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendInvitationInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ResendInvitationInTestMutation, ResendInvitationInTestMutationVariables>;
export const RevokeInvitationInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeInvitationInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RevokeInvitationInTestMutation, RevokeInvitationInTestMutationVariables>;
export const InvitationsInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvitationsInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<InvitationsInTestQuery, InvitationsInTestQueryVariables>;
export const AcceptInvitationInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInvitationInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkNotValid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AcceptInvitationInTestMutation, AcceptInvitationInTestMutationVariables>;
export const InviteStudentsInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteStudentsInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sheet"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fingerprint"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteStudents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"sheet"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sheet"}}},{"kind":"Argument","name":{"kind":"Name","value":"fingerprint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fingerprint"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudentsInvited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"linked"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"toInvite"}},{"kind":"Field","name":{"kind":"Name","value":"toLink"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"withoutCandidateId"}},{"kind":"Field","name":{"kind":"Name","value":"isMailed"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"students"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"effect"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidCsv"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<InviteStudentsInTestMutation, InviteStudentsInTestMutationVariables>;
export const CandidateDataInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CandidateDataInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"isWithdrawn"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"examMark"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"examRank"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listEntries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"groups"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collection"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"linkedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"export"}}]}}]}}]} as unknown as DocumentNode<CandidateDataInTestQuery, CandidateDataInTestQueryVariables>;
export const DeleteCandidateDataInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCandidateDataInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmation"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCandidateData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmation"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmation"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeletedCandidateData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"}},{"kind":"Field","name":{"kind":"Name","value":"listEntries"}},{"kind":"Field","name":{"kind":"Name","value":"entries"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DeleteCandidateDataInTestMutation, DeleteCandidateDataInTestMutationVariables>;
export const AccountDataInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountDataInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"notices"}},{"kind":"Field","name":{"kind":"Name","value":"uploads"}},{"kind":"Field","name":{"kind":"Name","value":"activities"}},{"kind":"Field","name":{"kind":"Name","value":"candidateIds"}},{"kind":"Field","name":{"kind":"Name","value":"rechecks"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"export"}}]}}]}}]} as unknown as DocumentNode<AccountDataInTestQuery, AccountDataInTestQueryVariables>;
export const DeleteUserInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteUserInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmation"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmation"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmation"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeletedUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LastAdmin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DeleteUserInTestMutation, DeleteUserInTestMutationVariables>;
export const SearchInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"groups"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<SearchInTestQuery, SearchInTestQueryVariables>;
export const SetupInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SetupInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"needsAccount"}},{"kind":"Field","name":{"kind":"Name","value":"isInstituteLocked"}},{"kind":"Field","name":{"kind":"Name","value":"canAddDemo"}},{"kind":"Field","name":{"kind":"Name","value":"offersNightlyBackup"}},{"kind":"Field","name":{"kind":"Name","value":"demo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"}},{"kind":"Field","name":{"kind":"Name","value":"keptEntries"}},{"kind":"Field","name":{"kind":"Name","value":"notices"}},{"kind":"Field","name":{"kind":"Name","value":"resultFiles"}},{"kind":"Field","name":{"kind":"Name","value":"studentLists"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"}},{"kind":"Field","name":{"kind":"Name","value":"invitations"}},{"kind":"Field","name":{"kind":"Name","value":"staff"}}]}}]}}]}}]} as unknown as DocumentNode<SetupInTestQuery, SetupInTestQueryVariables>;
export const NeedsSetupInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NeedsSetupInTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"needsSetup"}}]}}]} as unknown as DocumentNode<NeedsSetupInTestQuery, NeedsSetupInTestQueryVariables>;
export const SetUpInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUpInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SetUpInTestMutation, SetUpInTestMutationVariables>;
export const RemoveDemoInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveDemoInTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeDemo"}}]}}]} as unknown as DocumentNode<RemoveDemoInTestMutation, RemoveDemoInTestMutationVariables>;
export const SetNightlyBackupInTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetNightlyBackupInTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setNightlyBackup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}}]}}]}}]} as unknown as DocumentNode<SetNightlyBackupInTestsMutation, SetNightlyBackupInTestsMutationVariables>;
export const StageCorrectedResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StageCorrectedResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"layout"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TableLayoutInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subjects"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fullMarks"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Decimal"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"staged"},"name":{"kind":"Name","value":"stageExamResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"layout"},"value":{"kind":"Variable","name":{"kind":"Name","value":"layout"}}},{"kind":"Argument","name":{"kind":"Name","value":"subjects"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subjects"}}},{"kind":"Argument","name":{"kind":"Name","value":"fullMarks"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fullMarks"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StagedExamResults"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowNumber"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"examMark"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidCsv"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leaveOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errorFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StageCorrectedResultsMutation, StageCorrectedResultsMutationVariables>;
export const StageLayoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StageLayout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"layout"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TableLayoutInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fullMarks"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Decimal"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"staged"},"name":{"kind":"Name","value":"stageExamResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"layout"},"value":{"kind":"Variable","name":{"kind":"Name","value":"layout"}}},{"kind":"Argument","name":{"kind":"Name","value":"fullMarks"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fullMarks"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StagedExamResults"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowNumber"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"examMark"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"examRank"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidCsv"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"headerRow"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}},{"kind":"Field","name":{"kind":"Name","value":"names"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"leaveOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"needsFullMarks"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errorFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StageLayoutMutation, StageLayoutMutationVariables>;
export const RequestRecheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestRecheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secret"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestRecheckInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestRecheck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"secret"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secret"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RequestRecheckMutation, RequestRecheckMutationVariables>;
export const SetRecheckRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetRecheckRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExamInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SetRecheckRulesMutation, SetRecheckRulesMutationVariables>;
export const AnswerRecheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerRecheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecheckAnswerInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerRecheck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecheckRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedBy"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecheckConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AnswerRecheckMutation, AnswerRecheckMutationVariables>;
export const CloseRecheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseRecheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeRecheck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecheckRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecheckConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CloseRecheckMutation, CloseRecheckMutationVariables>;
export const RecheckRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecheckRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recheckRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"isProven"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examMark"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}}]}}]}}]} as unknown as DocumentNode<RecheckRequestsQuery, RecheckRequestsQueryVariables>;
export const CorrectForRecheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectForRecheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResultValuesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CorrectForRecheckMutation, CorrectForRecheckMutationVariables>;
export const VerifyInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyResultSlip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"revisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"slip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"institute"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"examTitle"}},{"kind":"Field","name":{"kind":"Name","value":"examDate"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"examMark"}},{"kind":"Field","name":{"kind":"Name","value":"fullMarks"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"passPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"examRank"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"isAbsent"}}]}}]}}]}}]}}]} as unknown as DocumentNode<VerifyInTestQuery, VerifyInTestQueryVariables>;
export const SetSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secondSecret"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecondSecret"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"secondSecret"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secondSecret"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondSecret"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SetSecretMutation, SetSecretMutationVariables>;
export const SetTopPerformersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetTopPerformers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"topPerformers"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TopPerformersShown"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"topPerformers"},"value":{"kind":"Variable","name":{"kind":"Name","value":"topPerformers"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topPerformers"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SetTopPerformersMutation, SetTopPerformersMutationVariables>;
export const LiftLimitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LiftLimit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liftSecretLimit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}]}]}}]} as unknown as DocumentNode<LiftLimitMutation, LiftLimitMutationVariables>;
export const StageResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StageResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stageExamResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StagedExamResults"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StagedParts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidCsv"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"isEmpty"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"causes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StagedParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StagedExamResults"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"examTitle"}},{"kind":"Field","name":{"kind":"Name","value":"examDate"}},{"kind":"Field","name":{"kind":"Name","value":"examVersion"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRevision"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"newRows"}},{"kind":"Field","name":{"kind":"Name","value":"changedRows"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedRows"}},{"kind":"Field","name":{"kind":"Name","value":"unknownStudents"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowNumber"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"examMark"}},{"kind":"Field","name":{"kind":"Name","value":"examRank"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examMark"}},{"kind":"Field","name":{"kind":"Name","value":"examRank"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}}]}}]}}]} as unknown as DocumentNode<StageResultsMutation, StageResultsMutationVariables>;
export const StagedResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StagedResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stagedExamResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StagedParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StagedParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StagedExamResults"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"examTitle"}},{"kind":"Field","name":{"kind":"Name","value":"examDate"}},{"kind":"Field","name":{"kind":"Name","value":"examVersion"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRevision"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"newRows"}},{"kind":"Field","name":{"kind":"Name","value":"changedRows"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedRows"}},{"kind":"Field","name":{"kind":"Name","value":"unknownStudents"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowNumber"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"examMark"}},{"kind":"Field","name":{"kind":"Name","value":"examRank"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examMark"}},{"kind":"Field","name":{"kind":"Name","value":"examRank"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}}]}}]}}]} as unknown as DocumentNode<StagedResultsQuery, StagedResultsQueryVariables>;
export const PublishResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishExamResultsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishExamResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamResultFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultFileParts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StalePreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StagedParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StagedParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StagedExamResults"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"examTitle"}},{"kind":"Field","name":{"kind":"Name","value":"examDate"}},{"kind":"Field","name":{"kind":"Name","value":"examVersion"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRevision"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"newRows"}},{"kind":"Field","name":{"kind":"Name","value":"changedRows"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedRows"}},{"kind":"Field","name":{"kind":"Name","value":"unknownStudents"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowNumber"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"examMark"}},{"kind":"Field","name":{"kind":"Name","value":"examRank"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examMark"}},{"kind":"Field","name":{"kind":"Name","value":"examRank"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultFileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamResultFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"examTitle"}},{"kind":"Field","name":{"kind":"Name","value":"examDate"}},{"kind":"Field","name":{"kind":"Name","value":"totalResults"}},{"kind":"Field","name":{"kind":"Name","value":"shownResults"}},{"kind":"Field","name":{"kind":"Name","value":"publishOrder"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}}]}}]}}]} as unknown as DocumentNode<PublishResultsMutation, PublishResultsMutationVariables>;
export const ResultFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResultFiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultFiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultFileParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultFileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamResultFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"examTitle"}},{"kind":"Field","name":{"kind":"Name","value":"examDate"}},{"kind":"Field","name":{"kind":"Name","value":"totalResults"}},{"kind":"Field","name":{"kind":"Name","value":"shownResults"}},{"kind":"Field","name":{"kind":"Name","value":"publishOrder"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}}]}}]}}]} as unknown as DocumentNode<ResultFilesQuery, ResultFilesQueryVariables>;
export const OneResultFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneResultFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultFileParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultFileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamResultFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"examTitle"}},{"kind":"Field","name":{"kind":"Name","value":"examDate"}},{"kind":"Field","name":{"kind":"Name","value":"totalResults"}},{"kind":"Field","name":{"kind":"Name","value":"shownResults"}},{"kind":"Field","name":{"kind":"Name","value":"publishOrder"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}}]}}]}}]} as unknown as DocumentNode<OneResultFileQuery, OneResultFileQueryVariables>;
export const DiscardStagedExamResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardStagedExamResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardStagedExamResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DiscardStagedExamResultsMutation, DiscardStagedExamResultsMutationVariables>;
export const SetExamDateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetExamDate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setExamDate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"examDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultFileParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultFileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamResultFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"examTitle"}},{"kind":"Field","name":{"kind":"Name","value":"examDate"}},{"kind":"Field","name":{"kind":"Name","value":"totalResults"}},{"kind":"Field","name":{"kind":"Name","value":"shownResults"}},{"kind":"Field","name":{"kind":"Name","value":"publishOrder"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}}]}}]}}]} as unknown as DocumentNode<SetExamDateMutation, SetExamDateMutationVariables>;
export const DeleteResultFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteResultFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteResultFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteResultFileMutation, DeleteResultFileMutationVariables>;
export const ForeseeDeletionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ForeseeDeletion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resultFileDeletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restored"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lost"}},{"kind":"Field","name":{"kind":"Name","value":"unaffected"}}]}}]}}]} as unknown as DocumentNode<ForeseeDeletionQuery, ForeseeDeletionQueryVariables>;
export const ExamsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Exams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}}]}}]} as unknown as DocumentNode<ExamsQuery, ExamsQueryVariables>;
export const ExamResultDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamResult"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"examMark"}},{"kind":"Field","name":{"kind":"Name","value":"examRank"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"groups"}}]}}]}}]}}]} as unknown as DocumentNode<ExamResultQuery, ExamResultQueryVariables>;
export const TopPerformersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TopPerformers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topPerformers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"examMark"}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TopPerformersQuery, TopPerformersQueryVariables>;
export const UpdateExamInTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateExamInTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExamInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"fullMarks"}},{"kind":"Field","name":{"kind":"Name","value":"passPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"secondSecret"}},{"kind":"Field","name":{"kind":"Name","value":"topPerformers"}},{"kind":"Field","name":{"kind":"Name","value":"recheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UpdateExamInTestsMutation, UpdateExamInTestsMutationVariables>;
export const SetReleaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetRelease"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExamReleaseInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setExamRelease"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"announced"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SetReleaseMutation, SetReleaseMutationVariables>;
export const WithdrawDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Withdraw"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"words"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"words"},"value":{"kind":"Variable","name":{"kind":"Name","value":"words"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnReason"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnWords"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawMutation, WithdrawMutationVariables>;
export const ReinstateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Reinstate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reinstateExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnReason"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReinstateMutation, ReinstateMutationVariables>;
export const MakeLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stagedId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeRehearsalLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"stagedId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stagedId"}}}]}]}}]} as unknown as DocumentNode<MakeLinkMutation, MakeLinkMutationVariables>;
export const CorrectOneResultDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectOneResult"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResultValuesInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StagedExamResults"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"examTitle"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"changedRows"}},{"kind":"Field","name":{"kind":"Name","value":"isRevision"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"examMark"}},{"kind":"Field","name":{"kind":"Name","value":"examRank"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examMark"}},{"kind":"Field","name":{"kind":"Name","value":"examRank"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"examMark"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CorrectOneResultMutation, CorrectOneResultMutationVariables>;
export const StageStudentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StageStudents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stageStudents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StagedStudents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StagedStudentsParts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidCsv"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"causes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StagedStudentsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StagedStudents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"newRows"}},{"kind":"Field","name":{"kind":"Name","value":"changedRows"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedRows"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowNumber"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"groups"}}]}}]}}]}}]} as unknown as DocumentNode<StageStudentsMutation, StageStudentsMutationVariables>;
export const StagedStudentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StagedStudents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stagedStudents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StagedStudentsParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StagedStudentsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StagedStudents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"newRows"}},{"kind":"Field","name":{"kind":"Name","value":"changedRows"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedRows"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowNumber"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"groups"}}]}}]}}]}}]} as unknown as DocumentNode<StagedStudentsQuery, StagedStudentsQueryVariables>;
export const PublishStudentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishStudents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishStudentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishStudents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudentUpload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentUploadParts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaleStudentsPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StagedStudentsParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StagedStudentsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StagedStudents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"newRows"}},{"kind":"Field","name":{"kind":"Name","value":"changedRows"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedRows"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowNumber"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"groups"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentUploadParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudentUpload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"totalStudents"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"publishOrder"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<PublishStudentsMutation, PublishStudentsMutationVariables>;
export const StudentUploadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentUploads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentUploads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentUploadParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentUploadParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudentUpload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"totalStudents"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"publishOrder"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<StudentUploadsQuery, StudentUploadsQueryVariables>;
export const StudentUploadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudentUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentUploadParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentUploadParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudentUpload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"totalStudents"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"publishOrder"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<StudentUploadQuery, StudentUploadQueryVariables>;
export const SetStudentUploadActiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetStudentUploadActive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setStudentUploadActive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudentUploadParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudentUploadParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudentUpload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"totalStudents"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"publishOrder"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<SetStudentUploadActiveMutation, SetStudentUploadActiveMutationVariables>;
export const DeleteStudentUploadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteStudentUploads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteStudentUploads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<DeleteStudentUploadsMutation, DeleteStudentUploadsMutationVariables>;
export const ForeseeListDeletionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ForeseeListDeletion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentUploadDeletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lost"}},{"kind":"Field","name":{"kind":"Name","value":"replaced"}}]}},{"kind":"Field","name":{"kind":"Name","value":"birthDates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lost"}},{"kind":"Field","name":{"kind":"Name","value":"replaced"}}]}}]}}]}}]} as unknown as DocumentNode<ForeseeListDeletionQuery, ForeseeListDeletionQueryVariables>;
export const DiscardStagedStudentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardStagedStudents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardStagedStudents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DiscardStagedStudentsMutation, DiscardStagedStudentsMutationVariables>;
export const MakePinsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakePins"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groups"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"exam"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makePins"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"groups"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groups"}}},{"kind":"Argument","name":{"kind":"Name","value":"exam"},"value":{"kind":"Variable","name":{"kind":"Name","value":"exam"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MadePins"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"csv"}},{"kind":"Field","name":{"kind":"Name","value":"cards"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MakePinsMutation, MakePinsMutationVariables>;
export const StageSubjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StageSubjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subjects"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"staged"},"name":{"kind":"Name","value":"stageExamResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"subjects"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subjects"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StagedExamResults"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"newRows"}},{"kind":"Field","name":{"kind":"Name","value":"changedRows"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedRows"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subjectColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isTaken"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"isAbsent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"isAbsent"}}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidCsv"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subjectColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isTaken"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StageSubjectsMutation, StageSubjectsMutationVariables>;
export const SubjectsSeenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubjectsSeen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examMark"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"isAbsent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"isAbsent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"isAbsent"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"topPerformers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SubjectsSeenQuery, SubjectsSeenQueryVariables>;
export const SubjectsKeptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubjectsKept"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"export"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"isAbsent"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SubjectsKeptQuery, SubjectsKeptQueryVariables>;
export const SubjectsOwnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubjectsOwn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myResults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"isAbsent"}}]}}]}}]}}]} as unknown as DocumentNode<SubjectsOwnQuery, SubjectsOwnQueryVariables>;
export const UploadsAheadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UploadsAhead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadsAhead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}]}]}}]} as unknown as DocumentNode<UploadsAheadQuery, UploadsAheadQueryVariables>;