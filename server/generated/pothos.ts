/* eslint-disable */
import type { Prisma, User, Session, RefreshToken, OneTimeToken, Invitation, SigningKey, OutboxMail, RateLimit, DistinctAttempt, AddressKey, Notice, MediaFile, MediaVariant, ExamResultFile, ExamResult, Exam, RecheckRequest, SecretHashKey, ResultSlip, StudentUpload, QueuedImport, Student, CandidateLink, VideoChannel, VideoPage, Video, Activity, DataChange, Installation, TrashedFile, FileStoreCheck, BackupStatus, ErrorCount, ContentItem, ContentVersion } from "./prisma/client.ts";
import type { PothosPrismaDatamodel } from "@pothos/plugin-prisma";
export default interface PrismaTypes {
    User: {
        Name: "User";
        Shape: User;
        Include: Prisma.UserInclude;
        Select: Prisma.UserSelect;
        OrderBy: Prisma.UserOrderByWithRelationInput;
        WhereUnique: Prisma.UserWhereUniqueInput;
        Where: Prisma.UserWhereInput;
        Create: {};
        Update: {};
        RelationName: "sessions" | "oneTimeTokens" | "notices" | "resultFiles" | "studentUploads" | "activities" | "contentVersions" | "mediaFiles" | "resolvedRechecks" | "candidateLinks" | "madeLinks" | "invitations";
        ListRelations: "sessions" | "oneTimeTokens" | "notices" | "resultFiles" | "studentUploads" | "activities" | "contentVersions" | "mediaFiles" | "resolvedRechecks" | "candidateLinks" | "madeLinks" | "invitations";
        Relations: {
            sessions: {
                Shape: Session[];
                Name: "Session";
                Nullable: false;
            };
            oneTimeTokens: {
                Shape: OneTimeToken[];
                Name: "OneTimeToken";
                Nullable: false;
            };
            notices: {
                Shape: Notice[];
                Name: "Notice";
                Nullable: false;
            };
            resultFiles: {
                Shape: ExamResultFile[];
                Name: "ExamResultFile";
                Nullable: false;
            };
            studentUploads: {
                Shape: StudentUpload[];
                Name: "StudentUpload";
                Nullable: false;
            };
            activities: {
                Shape: Activity[];
                Name: "Activity";
                Nullable: false;
            };
            contentVersions: {
                Shape: ContentVersion[];
                Name: "ContentVersion";
                Nullable: false;
            };
            mediaFiles: {
                Shape: MediaFile[];
                Name: "MediaFile";
                Nullable: false;
            };
            resolvedRechecks: {
                Shape: RecheckRequest[];
                Name: "RecheckRequest";
                Nullable: false;
            };
            candidateLinks: {
                Shape: CandidateLink[];
                Name: "CandidateLink";
                Nullable: false;
            };
            madeLinks: {
                Shape: CandidateLink[];
                Name: "CandidateLink";
                Nullable: false;
            };
            invitations: {
                Shape: Invitation[];
                Name: "Invitation";
                Nullable: false;
            };
        };
    };
    Session: {
        Name: "Session";
        Shape: Session;
        Include: Prisma.SessionInclude;
        Select: Prisma.SessionSelect;
        OrderBy: Prisma.SessionOrderByWithRelationInput;
        WhereUnique: Prisma.SessionWhereUniqueInput;
        Where: Prisma.SessionWhereInput;
        Create: {};
        Update: {};
        RelationName: "user" | "refreshTokens";
        ListRelations: "refreshTokens";
        Relations: {
            user: {
                Shape: User;
                Name: "User";
                Nullable: false;
            };
            refreshTokens: {
                Shape: RefreshToken[];
                Name: "RefreshToken";
                Nullable: false;
            };
        };
    };
    RefreshToken: {
        Name: "RefreshToken";
        Shape: RefreshToken;
        Include: Prisma.RefreshTokenInclude;
        Select: Prisma.RefreshTokenSelect;
        OrderBy: Prisma.RefreshTokenOrderByWithRelationInput;
        WhereUnique: Prisma.RefreshTokenWhereUniqueInput;
        Where: Prisma.RefreshTokenWhereInput;
        Create: {};
        Update: {};
        RelationName: "session";
        ListRelations: never;
        Relations: {
            session: {
                Shape: Session;
                Name: "Session";
                Nullable: false;
            };
        };
    };
    OneTimeToken: {
        Name: "OneTimeToken";
        Shape: OneTimeToken;
        Include: Prisma.OneTimeTokenInclude;
        Select: Prisma.OneTimeTokenSelect;
        OrderBy: Prisma.OneTimeTokenOrderByWithRelationInput;
        WhereUnique: Prisma.OneTimeTokenWhereUniqueInput;
        Where: Prisma.OneTimeTokenWhereInput;
        Create: {};
        Update: {};
        RelationName: "user";
        ListRelations: never;
        Relations: {
            user: {
                Shape: User;
                Name: "User";
                Nullable: false;
            };
        };
    };
    Invitation: {
        Name: "Invitation";
        Shape: Invitation;
        Include: Prisma.InvitationInclude;
        Select: Prisma.InvitationSelect;
        OrderBy: Prisma.InvitationOrderByWithRelationInput;
        WhereUnique: Prisma.InvitationWhereUniqueInput;
        Where: Prisma.InvitationWhereInput;
        Create: {};
        Update: {};
        RelationName: "invitedBy";
        ListRelations: never;
        Relations: {
            invitedBy: {
                Shape: User | null;
                Name: "User";
                Nullable: true;
            };
        };
    };
    SigningKey: {
        Name: "SigningKey";
        Shape: SigningKey;
        Include: never;
        Select: Prisma.SigningKeySelect;
        OrderBy: Prisma.SigningKeyOrderByWithRelationInput;
        WhereUnique: Prisma.SigningKeyWhereUniqueInput;
        Where: Prisma.SigningKeyWhereInput;
        Create: {};
        Update: {};
        RelationName: never;
        ListRelations: never;
        Relations: {};
    };
    OutboxMail: {
        Name: "OutboxMail";
        Shape: OutboxMail;
        Include: never;
        Select: Prisma.OutboxMailSelect;
        OrderBy: Prisma.OutboxMailOrderByWithRelationInput;
        WhereUnique: Prisma.OutboxMailWhereUniqueInput;
        Where: Prisma.OutboxMailWhereInput;
        Create: {};
        Update: {};
        RelationName: never;
        ListRelations: never;
        Relations: {};
    };
    RateLimit: {
        Name: "RateLimit";
        Shape: RateLimit;
        Include: never;
        Select: Prisma.RateLimitSelect;
        OrderBy: Prisma.RateLimitOrderByWithRelationInput;
        WhereUnique: Prisma.RateLimitWhereUniqueInput;
        Where: Prisma.RateLimitWhereInput;
        Create: {};
        Update: {};
        RelationName: never;
        ListRelations: never;
        Relations: {};
    };
    DistinctAttempt: {
        Name: "DistinctAttempt";
        Shape: DistinctAttempt;
        Include: never;
        Select: Prisma.DistinctAttemptSelect;
        OrderBy: Prisma.DistinctAttemptOrderByWithRelationInput;
        WhereUnique: Prisma.DistinctAttemptWhereUniqueInput;
        Where: Prisma.DistinctAttemptWhereInput;
        Create: {};
        Update: {};
        RelationName: never;
        ListRelations: never;
        Relations: {};
    };
    AddressKey: {
        Name: "AddressKey";
        Shape: AddressKey;
        Include: never;
        Select: Prisma.AddressKeySelect;
        OrderBy: Prisma.AddressKeyOrderByWithRelationInput;
        WhereUnique: Prisma.AddressKeyWhereUniqueInput;
        Where: Prisma.AddressKeyWhereInput;
        Create: {};
        Update: {};
        RelationName: never;
        ListRelations: never;
        Relations: {};
    };
    Notice: {
        Name: "Notice";
        Shape: Notice;
        Include: Prisma.NoticeInclude;
        Select: Prisma.NoticeSelect;
        OrderBy: Prisma.NoticeOrderByWithRelationInput;
        WhereUnique: Prisma.NoticeWhereUniqueInput;
        Where: Prisma.NoticeWhereInput;
        Create: {};
        Update: {};
        RelationName: "createdBy" | "attachments";
        ListRelations: "attachments";
        Relations: {
            createdBy: {
                Shape: User | null;
                Name: "User";
                Nullable: true;
            };
            attachments: {
                Shape: MediaFile[];
                Name: "MediaFile";
                Nullable: false;
            };
        };
    };
    MediaFile: {
        Name: "MediaFile";
        Shape: MediaFile;
        Include: Prisma.MediaFileInclude;
        Select: Prisma.MediaFileSelect;
        OrderBy: Prisma.MediaFileOrderByWithRelationInput;
        WhereUnique: Prisma.MediaFileWhereUniqueInput;
        Where: Prisma.MediaFileWhereInput;
        Create: {};
        Update: {};
        RelationName: "notice" | "uploadedBy" | "variants";
        ListRelations: "variants";
        Relations: {
            notice: {
                Shape: Notice | null;
                Name: "Notice";
                Nullable: true;
            };
            uploadedBy: {
                Shape: User | null;
                Name: "User";
                Nullable: true;
            };
            variants: {
                Shape: MediaVariant[];
                Name: "MediaVariant";
                Nullable: false;
            };
        };
    };
    MediaVariant: {
        Name: "MediaVariant";
        Shape: MediaVariant;
        Include: Prisma.MediaVariantInclude;
        Select: Prisma.MediaVariantSelect;
        OrderBy: Prisma.MediaVariantOrderByWithRelationInput;
        WhereUnique: Prisma.MediaVariantWhereUniqueInput;
        Where: Prisma.MediaVariantWhereInput;
        Create: {};
        Update: {};
        RelationName: "media";
        ListRelations: never;
        Relations: {
            media: {
                Shape: MediaFile;
                Name: "MediaFile";
                Nullable: false;
            };
        };
    };
    ExamResultFile: {
        Name: "ExamResultFile";
        Shape: ExamResultFile;
        Include: Prisma.ExamResultFileInclude;
        Select: Prisma.ExamResultFileSelect;
        OrderBy: Prisma.ExamResultFileOrderByWithRelationInput;
        WhereUnique: Prisma.ExamResultFileWhereUniqueInput;
        Where: Prisma.ExamResultFileWhereInput;
        Create: {};
        Update: {};
        RelationName: "exam" | "uploadedBy";
        ListRelations: never;
        Relations: {
            exam: {
                Shape: Exam;
                Name: "Exam";
                Nullable: false;
            };
            uploadedBy: {
                Shape: User | null;
                Name: "User";
                Nullable: true;
            };
        };
    };
    ExamResult: {
        Name: "ExamResult";
        Shape: ExamResult;
        Include: never;
        Select: Prisma.ExamResultSelect;
        OrderBy: Prisma.ExamResultOrderByWithRelationInput;
        WhereUnique: Prisma.ExamResultWhereUniqueInput;
        Where: Prisma.ExamResultWhereInput;
        Create: {};
        Update: {};
        RelationName: never;
        ListRelations: never;
        Relations: {};
    };
    Exam: {
        Name: "Exam";
        Shape: Exam;
        Include: Prisma.ExamInclude;
        Select: Prisma.ExamSelect;
        OrderBy: Prisma.ExamOrderByWithRelationInput;
        WhereUnique: Prisma.ExamWhereUniqueInput;
        Where: Prisma.ExamWhereInput;
        Create: {};
        Update: {};
        RelationName: "files";
        ListRelations: "files";
        Relations: {
            files: {
                Shape: ExamResultFile[];
                Name: "ExamResultFile";
                Nullable: false;
            };
        };
    };
    RecheckRequest: {
        Name: "RecheckRequest";
        Shape: RecheckRequest;
        Include: Prisma.RecheckRequestInclude;
        Select: Prisma.RecheckRequestSelect;
        OrderBy: Prisma.RecheckRequestOrderByWithRelationInput;
        WhereUnique: Prisma.RecheckRequestWhereUniqueInput;
        Where: Prisma.RecheckRequestWhereInput;
        Create: {};
        Update: {};
        RelationName: "resolvedBy";
        ListRelations: never;
        Relations: {
            resolvedBy: {
                Shape: User | null;
                Name: "User";
                Nullable: true;
            };
        };
    };
    SecretHashKey: {
        Name: "SecretHashKey";
        Shape: SecretHashKey;
        Include: never;
        Select: Prisma.SecretHashKeySelect;
        OrderBy: Prisma.SecretHashKeyOrderByWithRelationInput;
        WhereUnique: Prisma.SecretHashKeyWhereUniqueInput;
        Where: Prisma.SecretHashKeyWhereInput;
        Create: {};
        Update: {};
        RelationName: never;
        ListRelations: never;
        Relations: {};
    };
    ResultSlip: {
        Name: "ResultSlip";
        Shape: ResultSlip;
        Include: never;
        Select: Prisma.ResultSlipSelect;
        OrderBy: Prisma.ResultSlipOrderByWithRelationInput;
        WhereUnique: Prisma.ResultSlipWhereUniqueInput;
        Where: Prisma.ResultSlipWhereInput;
        Create: {};
        Update: {};
        RelationName: never;
        ListRelations: never;
        Relations: {};
    };
    StudentUpload: {
        Name: "StudentUpload";
        Shape: StudentUpload;
        Include: Prisma.StudentUploadInclude;
        Select: Prisma.StudentUploadSelect;
        OrderBy: Prisma.StudentUploadOrderByWithRelationInput;
        WhereUnique: Prisma.StudentUploadWhereUniqueInput;
        Where: Prisma.StudentUploadWhereInput;
        Create: {};
        Update: {};
        RelationName: "uploadedBy";
        ListRelations: never;
        Relations: {
            uploadedBy: {
                Shape: User | null;
                Name: "User";
                Nullable: true;
            };
        };
    };
    QueuedImport: {
        Name: "QueuedImport";
        Shape: QueuedImport;
        Include: never;
        Select: Prisma.QueuedImportSelect;
        OrderBy: Prisma.QueuedImportOrderByWithRelationInput;
        WhereUnique: Prisma.QueuedImportWhereUniqueInput;
        Where: Prisma.QueuedImportWhereInput;
        Create: {};
        Update: {};
        RelationName: never;
        ListRelations: never;
        Relations: {};
    };
    Student: {
        Name: "Student";
        Shape: Student;
        Include: never;
        Select: Prisma.StudentSelect;
        OrderBy: Prisma.StudentOrderByWithRelationInput;
        WhereUnique: Prisma.StudentWhereUniqueInput;
        Where: Prisma.StudentWhereInput;
        Create: {};
        Update: {};
        RelationName: never;
        ListRelations: never;
        Relations: {};
    };
    CandidateLink: {
        Name: "CandidateLink";
        Shape: CandidateLink;
        Include: Prisma.CandidateLinkInclude;
        Select: Prisma.CandidateLinkSelect;
        OrderBy: Prisma.CandidateLinkOrderByWithRelationInput;
        WhereUnique: Prisma.CandidateLinkWhereUniqueInput;
        Where: Prisma.CandidateLinkWhereInput;
        Create: {};
        Update: {};
        RelationName: "user" | "linkedBy";
        ListRelations: never;
        Relations: {
            user: {
                Shape: User;
                Name: "User";
                Nullable: false;
            };
            linkedBy: {
                Shape: User | null;
                Name: "User";
                Nullable: true;
            };
        };
    };
    VideoChannel: {
        Name: "VideoChannel";
        Shape: VideoChannel;
        Include: Prisma.VideoChannelInclude;
        Select: Prisma.VideoChannelSelect;
        OrderBy: Prisma.VideoChannelOrderByWithRelationInput;
        WhereUnique: Prisma.VideoChannelWhereUniqueInput;
        Where: Prisma.VideoChannelWhereInput;
        Create: {};
        Update: {};
        RelationName: "pages";
        ListRelations: "pages";
        Relations: {
            pages: {
                Shape: VideoPage[];
                Name: "VideoPage";
                Nullable: false;
            };
        };
    };
    VideoPage: {
        Name: "VideoPage";
        Shape: VideoPage;
        Include: Prisma.VideoPageInclude;
        Select: Prisma.VideoPageSelect;
        OrderBy: Prisma.VideoPageOrderByWithRelationInput;
        WhereUnique: Prisma.VideoPageWhereUniqueInput;
        Where: Prisma.VideoPageWhereInput;
        Create: {};
        Update: {};
        RelationName: "channel";
        ListRelations: never;
        Relations: {
            channel: {
                Shape: VideoChannel;
                Name: "VideoChannel";
                Nullable: false;
            };
        };
    };
    Video: {
        Name: "Video";
        Shape: Video;
        Include: never;
        Select: Prisma.VideoSelect;
        OrderBy: Prisma.VideoOrderByWithRelationInput;
        WhereUnique: Prisma.VideoWhereUniqueInput;
        Where: Prisma.VideoWhereInput;
        Create: {};
        Update: {};
        RelationName: never;
        ListRelations: never;
        Relations: {};
    };
    Activity: {
        Name: "Activity";
        Shape: Activity;
        Include: Prisma.ActivityInclude;
        Select: Prisma.ActivitySelect;
        OrderBy: Prisma.ActivityOrderByWithRelationInput;
        WhereUnique: Prisma.ActivityWhereUniqueInput;
        Where: Prisma.ActivityWhereInput;
        Create: {};
        Update: {};
        RelationName: "actor";
        ListRelations: never;
        Relations: {
            actor: {
                Shape: User | null;
                Name: "User";
                Nullable: true;
            };
        };
    };
    DataChange: {
        Name: "DataChange";
        Shape: DataChange;
        Include: never;
        Select: Prisma.DataChangeSelect;
        OrderBy: Prisma.DataChangeOrderByWithRelationInput;
        WhereUnique: Prisma.DataChangeWhereUniqueInput;
        Where: Prisma.DataChangeWhereInput;
        Create: {};
        Update: {};
        RelationName: never;
        ListRelations: never;
        Relations: {};
    };
    Installation: {
        Name: "Installation";
        Shape: Installation;
        Include: never;
        Select: Prisma.InstallationSelect;
        OrderBy: Prisma.InstallationOrderByWithRelationInput;
        WhereUnique: Prisma.InstallationWhereUniqueInput;
        Where: Prisma.InstallationWhereInput;
        Create: {};
        Update: {};
        RelationName: never;
        ListRelations: never;
        Relations: {};
    };
    TrashedFile: {
        Name: "TrashedFile";
        Shape: TrashedFile;
        Include: never;
        Select: Prisma.TrashedFileSelect;
        OrderBy: Prisma.TrashedFileOrderByWithRelationInput;
        WhereUnique: Prisma.TrashedFileWhereUniqueInput;
        Where: Prisma.TrashedFileWhereInput;
        Create: {};
        Update: {};
        RelationName: never;
        ListRelations: never;
        Relations: {};
    };
    FileStoreCheck: {
        Name: "FileStoreCheck";
        Shape: FileStoreCheck;
        Include: never;
        Select: Prisma.FileStoreCheckSelect;
        OrderBy: Prisma.FileStoreCheckOrderByWithRelationInput;
        WhereUnique: Prisma.FileStoreCheckWhereUniqueInput;
        Where: Prisma.FileStoreCheckWhereInput;
        Create: {};
        Update: {};
        RelationName: never;
        ListRelations: never;
        Relations: {};
    };
    BackupStatus: {
        Name: "BackupStatus";
        Shape: BackupStatus;
        Include: never;
        Select: Prisma.BackupStatusSelect;
        OrderBy: Prisma.BackupStatusOrderByWithRelationInput;
        WhereUnique: Prisma.BackupStatusWhereUniqueInput;
        Where: Prisma.BackupStatusWhereInput;
        Create: {};
        Update: {};
        RelationName: never;
        ListRelations: never;
        Relations: {};
    };
    ErrorCount: {
        Name: "ErrorCount";
        Shape: ErrorCount;
        Include: never;
        Select: Prisma.ErrorCountSelect;
        OrderBy: Prisma.ErrorCountOrderByWithRelationInput;
        WhereUnique: Prisma.ErrorCountWhereUniqueInput;
        Where: Prisma.ErrorCountWhereInput;
        Create: {};
        Update: {};
        RelationName: never;
        ListRelations: never;
        Relations: {};
    };
    ContentItem: {
        Name: "ContentItem";
        Shape: ContentItem;
        Include: Prisma.ContentItemInclude;
        Select: Prisma.ContentItemSelect;
        OrderBy: Prisma.ContentItemOrderByWithRelationInput;
        WhereUnique: Prisma.ContentItemWhereUniqueInput;
        Where: Prisma.ContentItemWhereInput;
        Create: {};
        Update: {};
        RelationName: "versions";
        ListRelations: "versions";
        Relations: {
            versions: {
                Shape: ContentVersion[];
                Name: "ContentVersion";
                Nullable: false;
            };
        };
    };
    ContentVersion: {
        Name: "ContentVersion";
        Shape: ContentVersion;
        Include: Prisma.ContentVersionInclude;
        Select: Prisma.ContentVersionSelect;
        OrderBy: Prisma.ContentVersionOrderByWithRelationInput;
        WhereUnique: Prisma.ContentVersionWhereUniqueInput;
        Where: Prisma.ContentVersionWhereInput;
        Create: {};
        Update: {};
        RelationName: "item" | "author";
        ListRelations: never;
        Relations: {
            item: {
                Shape: ContentItem;
                Name: "ContentItem";
                Nullable: false;
            };
            author: {
                Shape: User | null;
                Name: "User";
                Nullable: true;
            };
        };
    };
}
export function getDatamodel(): PothosPrismaDatamodel { return JSON.parse("{\"datamodel\":{\"models\":{\"User\":{\"fields\":[{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"id\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false,\"documentation\":\"Random identifier (UUID v7).\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"email\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":true,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Address to sign in with, trimmed and in lower case.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"name\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Name shown to other staff; null until the person gives one.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"passwordHash\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"argon2id hash in PHC string form. Until the address is confirmed: of the newest sign-up, and opens nothing.\"},{\"type\":\"Role\",\"kind\":\"enum\",\"name\":\"role\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"emailVerifiedAt\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"When the person proved to own the address; null until then.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"disabledAt\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"When an admin closed the account; null while it is open.\"},{\"type\":\"Boolean\",\"kind\":\"scalar\",\"name\":\"isDemo\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Came with the demo seed: refused in production unless asked for.\"},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"version\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Grows when the role changes, and when the account is disabled or enabled.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"createdAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"updatedAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"Session\",\"kind\":\"object\",\"name\":\"sessions\",\"isRequired\":true,\"isList\":true,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"SessionToUser\",\"relationFromFields\":[],\"isUpdatedAt\":false},{\"type\":\"OneTimeToken\",\"kind\":\"object\",\"name\":\"oneTimeTokens\",\"isRequired\":true,\"isList\":true,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"OneTimeTokenToUser\",\"relationFromFields\":[],\"isUpdatedAt\":false},{\"type\":\"Notice\",\"kind\":\"object\",\"name\":\"notices\",\"isRequired\":true,\"isList\":true,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"NoticeToUser\",\"relationFromFields\":[],\"isUpdatedAt\":false},{\"type\":\"ExamResultFile\",\"kind\":\"object\",\"name\":\"resultFiles\",\"isRequired\":true,\"isList\":true,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"ExamResultFileToUser\",\"relationFromFields\":[],\"isUpdatedAt\":false},{\"type\":\"StudentUpload\",\"kind\":\"object\",\"name\":\"studentUploads\",\"isRequired\":true,\"isList\":true,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"StudentUploadToUser\",\"relationFromFields\":[],\"isUpdatedAt\":false},{\"type\":\"Activity\",\"kind\":\"object\",\"name\":\"activities\",\"isRequired\":true,\"isList\":true,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"ActivityToUser\",\"relationFromFields\":[],\"isUpdatedAt\":false},{\"type\":\"ContentVersion\",\"kind\":\"object\",\"name\":\"contentVersions\",\"isRequired\":true,\"isList\":true,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"ContentVersionToUser\",\"relationFromFields\":[],\"isUpdatedAt\":false},{\"type\":\"MediaFile\",\"kind\":\"object\",\"name\":\"mediaFiles\",\"isRequired\":true,\"isList\":true,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"MediaFileToUser\",\"relationFromFields\":[],\"isUpdatedAt\":false},{\"type\":\"RecheckRequest\",\"kind\":\"object\",\"name\":\"resolvedRechecks\",\"isRequired\":true,\"isList\":true,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"RecheckRequestToUser\",\"relationFromFields\":[],\"isUpdatedAt\":false},{\"type\":\"CandidateLink\",\"kind\":\"object\",\"name\":\"candidateLinks\",\"isRequired\":true,\"isList\":true,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"LinkedAccount\",\"relationFromFields\":[],\"isUpdatedAt\":false},{\"type\":\"CandidateLink\",\"kind\":\"object\",\"name\":\"madeLinks\",\"isRequired\":true,\"isList\":true,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"LinkMaker\",\"relationFromFields\":[],\"isUpdatedAt\":false},{\"type\":\"Invitation\",\"kind\":\"object\",\"name\":\"invitations\",\"isRequired\":true,\"isList\":true,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"InvitationToUser\",\"relationFromFields\":[],\"isUpdatedAt\":false}],\"primaryKey\":null,\"uniqueIndexes\":[],\"documentation\":\"Somebody with an account on this site.\"},\"Session\":{\"fields\":[{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"id\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"userId\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"User\",\"kind\":\"object\",\"name\":\"user\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"SessionToUser\",\"relationFromFields\":[\"userId\"],\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"createdAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"lastUsedAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"expiresAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"After this moment no refresh token of the family is accepted.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"endedAt\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"When it was signed out, ended by an admin, or ended because a spent token came back.\"},{\"type\":\"RefreshToken\",\"kind\":\"object\",\"name\":\"refreshTokens\",\"isRequired\":true,\"isList\":true,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"RefreshTokenToSession\",\"relationFromFields\":[],\"isUpdatedAt\":false}],\"primaryKey\":null,\"uniqueIndexes\":[],\"documentation\":\"One sign-in on one device: the family of all refresh tokens that descend from it.\"},\"RefreshToken\":{\"fields\":[{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"tokenHash\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false,\"documentation\":\"SHA-256 of the opaque token, hexadecimal.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"sessionId\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"Session\",\"kind\":\"object\",\"name\":\"session\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"RefreshTokenToSession\",\"relationFromFields\":[\"sessionId\"],\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"issuedAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"spentAt\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"When it was exchanged for its successor; null while it is the newest of its family.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"successorSalt\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"From this and the token itself its successor can be computed again, for an answer that was lost. Worthless\\nwithout the token.\"}],\"primaryKey\":null,\"uniqueIndexes\":[],\"documentation\":\"A refresh token, good for one use. Kept as a hash; a second use of a spent one ends the family.\"},\"OneTimeToken\":{\"fields\":[{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"tokenHash\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false,\"documentation\":\"SHA-256 of the token in the link, hexadecimal.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"userId\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"User\",\"kind\":\"object\",\"name\":\"user\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"OneTimeTokenToUser\",\"relationFromFields\":[\"userId\"],\"isUpdatedAt\":false},{\"type\":\"OneTimeTokenPurpose\",\"kind\":\"enum\",\"name\":\"purpose\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"passwordHash\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"argon2id hash of the password chosen in the sign-up that caused the mail; null in a link to reset a password.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"createdAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"expiresAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"usedAt\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false}],\"primaryKey\":null,\"uniqueIndexes\":[],\"documentation\":\"The secret part of a mailed link: single-use, expiring, kept as a hash. A trigger deletes the unused ones of an account\\nwhose password, role or state changes.\"},\"Invitation\":{\"fields\":[{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"id\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false,\"documentation\":\"Becomes the id of the account.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"email\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":true,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Trimmed and in lower case.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"name\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"Role\",\"kind\":\"enum\",\"name\":\"role\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"candidateId\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":true,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"What the account will be linked to; only for students.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"tokenHash\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":true,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"SHA-256 of the token in the newest link, hexadecimal; null until one was made. Older links do not work.\"},{\"type\":\"InvitationDelivery\",\"kind\":\"enum\",\"name\":\"delivery\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"createdAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"expiresAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"The link works before this moment: for seven days.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"invitedById\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"User\",\"kind\":\"object\",\"name\":\"invitedBy\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"InvitationToUser\",\"relationFromFields\":[\"invitedById\"],\"isUpdatedAt\":false}],\"primaryKey\":null,\"uniqueIndexes\":[],\"documentation\":\"An invitation to have an account. It goes when it is accepted or revoked; a trigger then takes its address out of the log\\nunless it became an account.\"},\"SigningKey\":{\"fields\":[{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"id\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false,\"documentation\":\"The `kid` in a token's header.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"secret\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"32 random bytes, base64url.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"createdAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"retiredAt\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false}],\"primaryKey\":null,\"uniqueIndexes\":[],\"documentation\":\"A key that signs access tokens and file addresses. The newest signs; all that are not retired verify.\"},\"OutboxMail\":{\"fields\":[{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"id\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"kind\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Which mail, e.g. `confirm-address`.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"recipient\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Address it goes to, whether or not it has an account: that is found out when it is written.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"passwordHash\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"argon2id hash of the password chosen in the sign-up that causes the mail.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"recheckId\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Of the request that was answered, in a mail about a re-check.\"},{\"type\":\"Language\",\"kind\":\"enum\",\"name\":\"language\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Of the page on which the mail was asked for.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"createdAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"nextAttemptAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Not tried before this moment. A process moves it on before it tries, so that no other process tries at the same time.\"},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"attempts\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false}],\"primaryKey\":null,\"uniqueIndexes\":[],\"documentation\":\"A mail that waits to be sent. It is written when it is sent, so neither text nor link waits here; the row goes\\nwhen the mail server has taken the mail.\"},\"RateLimit\":{\"fields\":[{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"key\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false,\"documentation\":\"Limit and a hash of whose attempts they are.\"},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"points\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"BigInt\",\"kind\":\"scalar\",\"name\":\"expire\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"When counting starts again, in milliseconds since 1970.\"}],\"primaryKey\":null,\"uniqueIndexes\":[],\"documentation\":\"A counter of attempts. All processes count in the same place.\"},\"DistinctAttempt\":{\"fields\":[{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"client\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Limit and a hash of the address.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"subject\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Hash of address and candidate.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"at\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false}],\"primaryKey\":{\"name\":null,\"fields\":[\"client\",\"subject\"]},\"uniqueIndexes\":[],\"documentation\":\"A candidate whose result an address found in the last hour, once however often it asked. All processes count in the\\nsame place.\"},\"AddressKey\":{\"fields\":[{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"day\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false,\"documentation\":\"In UTC.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"secret\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"32 random bytes, base64url.\"}],\"primaryKey\":null,\"uniqueIndexes\":[],\"documentation\":\"The key of one day, by which the log tells clients apart without naming their addresses. Once it is deleted, nobody\\ncan tell which address it was.\"},\"Notice\":{\"fields\":[{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"id\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"title\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"description\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Plain text; line breaks are kept.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"nepaliTitle\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"What pages in Nepali show instead of the title; null: the title.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"nepaliDescription\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"What pages in Nepali show instead of the description; null: the description.\"},{\"type\":\"NoticeType\",\"kind\":\"enum\",\"name\":\"type\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"link\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Address of a page elsewhere, if the notice points to one.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"publishedAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"From when visitors see it.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"expiresAt\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Until when visitors see it; null: without end.\"},{\"type\":\"Boolean\",\"kind\":\"scalar\",\"name\":\"isPinned\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Whether it stands before the others.\"},{\"type\":\"Boolean\",\"kind\":\"scalar\",\"name\":\"isActive\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Whether staff let visitors see it.\"},{\"type\":\"Boolean\",\"kind\":\"scalar\",\"name\":\"isDemo\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Came with the demo institute.\"},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"version\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Grows with each edit: two people who edit at once do not overwrite each other.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"updatedAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"createdById\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"User\",\"kind\":\"object\",\"name\":\"createdBy\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"NoticeToUser\",\"relationFromFields\":[\"createdById\"],\"isUpdatedAt\":false},{\"type\":\"MediaFile\",\"kind\":\"object\",\"name\":\"attachments\",\"isRequired\":true,\"isList\":true,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"MediaFileToNotice\",\"relationFromFields\":[],\"isUpdatedAt\":false}],\"primaryKey\":null,\"uniqueIndexes\":[],\"documentation\":\"An announcement on the institute's notice board.\"},\"MediaFile\":{\"fields\":[{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"id\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false,\"documentation\":\"Of a picture of the content, by which everybody can open it: random (UUID v4).\"},{\"type\":\"MediaKind\",\"kind\":\"enum\",\"name\":\"kind\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"fileName\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Name of the uploaded file, with the extension of the stored one.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"filePath\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":true,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Where the file store keeps the PDF, or the picture for browsers without AVIF and WebP: {folder}/{random id}/file.{extension}.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"mediaType\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Media type of the stored file.\"},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"size\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Bytes of the stored file.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"sha256\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"SHA-256 of the uploaded bytes, hexadecimal: content stores the same bytes once. Null for a file of a notice, which is\\nhidden with it and therefore not shared.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"noticeId\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"Notice\",\"kind\":\"object\",\"name\":\"notice\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"MediaFileToNotice\",\"relationFromFields\":[\"noticeId\"],\"isUpdatedAt\":false},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"position\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Order within the notice, from 0.\"},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"width\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Pixels of the stored file, upright; null for a PDF.\"},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"height\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"Boolean\",\"kind\":\"scalar\",\"name\":\"isPale\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Whether it is nearly white on a transparent ground, so that it needs a dark one; null for a PDF, and while not judged.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"unusedSince\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Since when the clean-up has found it in no content and no notice; null while it is used or new.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"uploadedById\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"User\",\"kind\":\"object\",\"name\":\"uploadedBy\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"MediaFileToUser\",\"relationFromFields\":[\"uploadedById\"],\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"createdAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"MediaVariant\",\"kind\":\"object\",\"name\":\"variants\",\"isRequired\":true,\"isList\":true,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"MediaFileToMediaVariant\",\"relationFromFields\":[],\"isUpdatedAt\":false}],\"primaryKey\":null,\"uniqueIndexes\":[{\"name\":null,\"fields\":[\"sha256\",\"kind\"]}],\"documentation\":\"A picture or PDF that the institute's content or a notice shows.\"},\"MediaVariant\":{\"fields\":[{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"mediaId\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"MediaFile\",\"kind\":\"object\",\"name\":\"media\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"MediaFileToMediaVariant\",\"relationFromFields\":[\"mediaId\"],\"isUpdatedAt\":false},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"width\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Pixels.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"format\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Extension of the file: avif or webp.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"filePath\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":true,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Where the file store keeps it: {folder}/{random id}/{width}.{format}.\"}],\"primaryKey\":{\"name\":null,\"fields\":[\"mediaId\",\"width\",\"format\"]},\"uniqueIndexes\":[],\"documentation\":\"A picture in one width and one modern format.\"},\"ExamResultFile\":{\"fields\":[{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"id\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"layer\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":true,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Small number that keys the layer's rows.\"},{\"type\":\"LayerState\",\"kind\":\"enum\",\"name\":\"state\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"fileName\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"The uploaded file's own name.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"filePath\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":true,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Where the file store keeps the file as CSV: exam_results/{random id}.csv.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"examId\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"The same in every row of the file.\"},{\"type\":\"Exam\",\"kind\":\"object\",\"name\":\"exam\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"ExamToExamResultFile\",\"relationFromFields\":[\"examId\"],\"isUpdatedAt\":false},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"totalResults\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"Decimal\",\"kind\":\"scalar\",\"name\":\"fullMarks\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"What an admin entered, or what all its marks and percentages imply; null when neither says.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"subjects\",\"isRequired\":true,\"isList\":true,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Names of the subjects whose marks its rows have, in the file's order.\"},{\"type\":\"Boolean\",\"kind\":\"scalar\",\"name\":\"ranksByPercentage\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Whether it states no ranks: they follow from the percentages of all results that can be seen.\"},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"totalStudents\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"How many of its candidates have a student record, counted at staging.\"},{\"type\":\"Json\",\"kind\":\"scalar\",\"name\":\"preview\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"What publishing would do, as shown in the preview (see staged-preview.ts); empty once it is published.\"},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"basedOn\",\"isRequired\":true,\"isList\":true,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"The exam's published layers when the preview was made; publishing is refused once they differ.\"},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"publishOrder\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Place among the exam's published layers; the highest wins. Null while staged, and once staff have deleted the file.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"stagedAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"expiresAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"When the clean-up job deletes it, unless it is published.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"publishedAt\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"When it was published.\"},{\"type\":\"RevisionReason\",\"kind\":\"enum\",\"name\":\"revisionReason\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Why it changes results that candidates could see before it; null when it changes none.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"revisionWords\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"The same in the institute's words, as candidates read it.\"},{\"type\":\"Boolean\",\"kind\":\"scalar\",\"name\":\"isDemo\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Came with the demo institute.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"uploadedById\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"User\",\"kind\":\"object\",\"name\":\"uploadedBy\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"ExamResultFileToUser\",\"relationFromFields\":[\"uploadedById\"],\"isUpdatedAt\":false}],\"primaryKey\":null,\"uniqueIndexes\":[{\"name\":null,\"fields\":[\"examId\",\"publishOrder\"]}],\"documentation\":\"One uploaded file of exam results: a layer. Publishing makes it live, removing it brings back what stood before.\"},\"ExamResult\":{\"fields\":[{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"layer\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"ExamResultFile.layer.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"candidateId\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"Decimal\",\"kind\":\"scalar\",\"name\":\"examMark\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"examRank\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"As the file states it. In a file that states none, by percentage when it was staged, to compare it with other files.\"},{\"type\":\"Decimal\",\"kind\":\"scalar\",\"name\":\"percentage\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"ResultOutcome\",\"kind\":\"enum\",\"name\":\"outcome\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Null with a mark.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"subjectMarks\",\"isRequired\":true,\"isList\":true,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Marks of the file's subjects in their order: a decimal, AB for absent, or null. Null as a whole without subjects, and\\nfor a result that is withheld or disqualified.\"},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"rowNumber\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Row of the file, as a spreadsheet numbers it.\"}],\"primaryKey\":{\"name\":null,\"fields\":[\"layer\",\"candidateId\"]},\"uniqueIndexes\":[],\"documentation\":\"One candidate's result in one file: mark and percentage, or an outcome without them. Not updated once its file is published; no foreign key\\nand no surrogate id, because a million of them are written in one transaction and found by this very key in the\\nminute results come out.\"},\"Exam\":{\"fields\":[{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"id\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false,\"documentation\":\"The Exam ID of its files.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"title\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"date\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Day of the exam; no time zone.\"},{\"type\":\"SecondSecret\",\"kind\":\"enum\",\"name\":\"secondSecret\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"TopPerformersShown\",\"kind\":\"enum\",\"name\":\"topPerformers\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"Decimal\",\"kind\":\"scalar\",\"name\":\"fullMarks\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"As staff entered it for the exam; null is what its files say.\"},{\"type\":\"Decimal\",\"kind\":\"scalar\",\"name\":\"passPercentage\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"From this percentage up a candidate has passed.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"recheckUntil\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Last day in Nepal on which candidates may ask for a re-check; null is never.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"recheckFee\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"What candidates read about its fee.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"releaseAt\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Candidates see its published files from this moment on; null until the first one is published.\"},{\"type\":\"Boolean\",\"kind\":\"scalar\",\"name\":\"announced\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Whether title, date and release are public until then.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"withdrawnAt\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Since when its results are withdrawn; null unless they are.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"withdrawnReason\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Why they are withdrawn, for staff.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"withdrawnWords\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Why they are withdrawn, as candidates with a result read it.\"},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"version\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Grows with every change of the record.\"},{\"type\":\"ExamResultFile\",\"kind\":\"object\",\"name\":\"files\",\"isRequired\":true,\"isList\":true,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"ExamToExamResultFile\",\"relationFromFields\":[],\"isUpdatedAt\":false}],\"primaryKey\":null,\"uniqueIndexes\":[],\"documentation\":\"An exam, which its result files fill and correct. It is made when the first file is staged, and deleted with the last one by\\na trigger. Title, date and release are with its files.\"},\"RecheckRequest\":{\"fields\":[{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"id\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"examId\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"candidateId\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"contact\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Phone number or email address of the requester.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"words\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"Boolean\",\"kind\":\"scalar\",\"name\":\"isProven\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Whether it came with the second secret, which only the candidate knows.\"},{\"type\":\"RecheckState\",\"kind\":\"enum\",\"name\":\"state\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"Boolean\",\"kind\":\"scalar\",\"name\":\"isOpen\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"True while it is open, else null: nulls are not equal, so an open one and any number of others fit the unique index.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"askedAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"Language\",\"kind\":\"enum\",\"name\":\"language\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Of the page on which it was asked for, and of the mail that answers it.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"resolvedAt\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"When it was answered or closed.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"resolvedById\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Who did; null when the account is gone.\"},{\"type\":\"User\",\"kind\":\"object\",\"name\":\"resolvedBy\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"RecheckRequestToUser\",\"relationFromFields\":[\"resolvedById\"],\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"answer\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"What the candidate reads.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"fileName\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Name of the file that changed the result.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"fileId\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Of that file, which may be gone; null in answers of older versions.\"},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"version\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Grows with every change of the request.\"}],\"primaryKey\":null,\"uniqueIndexes\":[{\"name\":null,\"fields\":[\"examId\",\"candidateId\",\"isOpen\"]}],\"documentation\":\"A candidate's request to have a result checked again. One is open for a candidate and exam.\"},\"SecretHashKey\":{\"fields\":[{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"id\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"secret\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"32 random bytes, base64url.\"}],\"primaryKey\":null,\"uniqueIndexes\":[],\"documentation\":\"The key of the hashes of PINs and dates of birth: one row. Without it none of them fits any more.\"},\"ResultSlip\":{\"fields\":[{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"code\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false,\"documentation\":\"Four groups of five characters of Crockford's base 32; two on slips that were signed.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"examId\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"candidateId\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"Json\",\"kind\":\"scalar\",\"name\":\"words\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"The printed values (`SlipWords`).\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"digest\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"SHA-256 of the words, base64url, so that the same words have one slip.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"issuedAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false}],\"primaryKey\":null,\"uniqueIndexes\":[{\"name\":null,\"fields\":[\"examId\",\"candidateId\",\"digest\"]}],\"documentation\":\"A result slip that was handed out, by the code that is printed on it.\"},\"StudentUpload\":{\"fields\":[{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"id\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"layer\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":true,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Small number that keys the layer's rows.\"},{\"type\":\"LayerState\",\"kind\":\"enum\",\"name\":\"state\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"fileName\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Name given to the upload; the CSV's name without .csv unless told otherwise.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"description\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"filePath\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":true,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Where the file store keeps the file as CSV, without PINs and dates of birth: student-uploads/{random id}.csv.\"},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"totalStudents\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"Json\",\"kind\":\"scalar\",\"name\":\"preview\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"basedOn\",\"isRequired\":true,\"isList\":true,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"publishOrder\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":true,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Place among the published lists; the highest active one wins. Null for a list that was never published.\"},{\"type\":\"Boolean\",\"kind\":\"scalar\",\"name\":\"isActive\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"stagedAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"expiresAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"When the clean-up job deletes it, unless it is published.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"publishedAt\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"Boolean\",\"kind\":\"scalar\",\"name\":\"isDemo\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Came with the demo institute.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"uploadedById\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"User\",\"kind\":\"object\",\"name\":\"uploadedBy\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"StudentUploadToUser\",\"relationFromFields\":[\"uploadedById\"],\"isUpdatedAt\":false}],\"primaryKey\":null,\"uniqueIndexes\":[],\"documentation\":\"One uploaded student list: a layer, which can also be switched off and on.\"},\"QueuedImport\":{\"fields\":[{\"type\":\"BigInt\",\"kind\":\"scalar\",\"name\":\"id\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false,\"documentation\":\"Order of arrival.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"key\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"By which the client finds its place.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"seenAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"When its process last renewed it; without that it loses its place.\"}],\"primaryKey\":null,\"uniqueIndexes\":[],\"documentation\":\"An uploaded file that is staged or waits for that. The oldest ones are staged (see staging-queue.ts).\"},\"Student\":{\"fields\":[{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"layer\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"StudentUpload.layer.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"candidateId\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"studentName\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"groups\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"pinHash\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"HMAC-SHA-256 of the candidate ID and the PIN, and of the date of birth, base64url; null where the list has none.\\nNothing else of a row ever changes: staff may have new PINs made.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"birthDateHash\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"rowNumber\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Row of the file, as a spreadsheet numbers it.\"}],\"primaryKey\":{\"name\":null,\"fields\":[\"layer\",\"candidateId\"]},\"uniqueIndexes\":[],\"documentation\":\"One student in one list, keyed like an exam result and for the same reasons.\"},\"CandidateLink\":{\"fields\":[{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"candidateId\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"userId\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"User\",\"kind\":\"object\",\"name\":\"user\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"LinkedAccount\",\"relationFromFields\":[\"userId\"],\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"linkedAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"linkedById\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"The student, or the admin who linked it; null when that admin's account is gone.\"},{\"type\":\"User\",\"kind\":\"object\",\"name\":\"linkedBy\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"LinkMaker\",\"relationFromFields\":[\"linkedById\"],\"isUpdatedAt\":false}],\"primaryKey\":null,\"uniqueIndexes\":[],\"documentation\":\"A candidate ID that belongs to a student's account: the account sees the candidate's results without a secret. An ID\\nbelongs to one account at most; an account may have several, because IDs change from year to year.\"},\"VideoChannel\":{\"fields\":[{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"id\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false,\"documentation\":\"The platform's id of the channel.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"uploadsPlaylist\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"The platform's list of everything the channel has uploaded; null until it has told.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"playlistFoundAt\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"Float\",\"kind\":\"scalar\",\"name\":\"units\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Quota units there were to spend at `unitsAt` (see quota-rules.ts).\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"unitsAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"claim\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"The one refresh under way, of all processes; null while there is none.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"claimedUntil\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"When that refresh counts as dead.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"blockedUntil\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"The platform's quota is gone until then.\"},{\"type\":\"VideoPage\",\"kind\":\"object\",\"name\":\"pages\",\"isRequired\":true,\"isList\":true,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"VideoChannelToVideoPage\",\"relationFromFields\":[],\"isUpdatedAt\":false}],\"primaryKey\":null,\"uniqueIndexes\":[],\"documentation\":\"The institute's channel on the video platform: what is known of it, and who may ask about it when.\"},\"VideoPage\":{\"fields\":[{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"channelId\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"VideoChannel\",\"kind\":\"object\",\"name\":\"channel\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"VideoChannelToVideoPage\",\"relationFromFields\":[\"channelId\"],\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"token\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"The platform's token; empty for the newest page.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"videoIds\",\"isRequired\":true,\"isList\":true,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"The recorded classes on it, newest first.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"nextToken\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"fetchedAt\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"When the platform told; null while it never has.\"},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"failures\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Attempts in a row that came to nothing, and when the next one may be.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"retryAt\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"createdAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false}],\"primaryKey\":{\"name\":null,\"fields\":[\"channelId\",\"token\"]},\"uniqueIndexes\":[],\"documentation\":\"A page of the channel's uploads as the platform last told it. There is one for every page token that was handed out.\"},\"Video\":{\"fields\":[{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"id\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false,\"documentation\":\"The platform's id of the video.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"title\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"description\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"publishedAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"endedAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"When the live stream ended.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"channelTitle\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"pictureUrl\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Where the platform keeps its picture, and when we last went for it.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"pictureAt\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"thumbnailPath\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":true,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Our own small copy: its name in the file store's folder.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"seenAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"When the platform last named it.\"}],\"primaryKey\":null,\"uniqueIndexes\":[],\"documentation\":\"A recorded class: a live stream that is over, as the platform describes it.\"},\"Activity\":{\"fields\":[{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"id\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"at\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"actorId\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Who did it; null when the account is gone or the system acted.\"},{\"type\":\"User\",\"kind\":\"object\",\"name\":\"actor\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"ActivityToUser\",\"relationFromFields\":[\"actorId\"],\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"action\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"The action, such as `results.published`.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"subject\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"What it was done to, in words that stay readable when the thing is gone.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"subjectId\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Id of the thing, if it still has a page.\"}],\"primaryKey\":null,\"uniqueIndexes\":[],\"documentation\":\"What staff did, written in the same transaction as the change and never changed; kept for three years. An account's\\ndeletion takes its address out.\"},\"DataChange\":{\"fields\":[{\"type\":\"BigInt\",\"kind\":\"scalar\",\"name\":\"id\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"at\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"BigInt\",\"kind\":\"scalar\",\"name\":\"changes\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"How many changes the row stands for.\"}],\"primaryKey\":null,\"uniqueIndexes\":[],\"documentation\":\"One statement that changed what visitors see, or the sum of many old ones; written by triggers, so that every process\\nnotices (see server/db/data-version.ts).\"},\"Installation\":{\"fields\":[{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"id\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false},{\"type\":\"Boolean\",\"kind\":\"scalar\",\"name\":\"single\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":true,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Always true: a database belongs to one installation.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"cluster\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"System identifier of the PostgreSQL server and number of the database, by which a copy is told from the original;\\nnull where they cannot be read.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"createdAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false}],\"primaryKey\":null,\"uniqueIndexes\":[],\"documentation\":\"The installation that this database belongs to. Its file store and its data folders hold the same id, so that a\\nserver that was started with settings that do not belong together notices it.\"},\"TrashedFile\":{\"fields\":[{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"key\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false,\"documentation\":\"Where it was before, and where it is moved back to.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"trashedAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"By the clock of the database; the file is deleted two weeks later.\"},{\"type\":\"Boolean\",\"kind\":\"scalar\",\"name\":\"erase\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Whether it holds data of a deleted person and is to be deleted at once, wherever it is.\"}],\"primaryKey\":null,\"uniqueIndexes\":[],\"documentation\":\"A stored file that was moved to the trash of the file store.\"},\"FileStoreCheck\":{\"fields\":[{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"id\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"checkedAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"storedFiles\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Files in the store, without its trash.\"},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"namedFiles\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Files that records name.\"},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"missingFiles\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Files that records name and that are not in the store.\"},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"orphanedFiles\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Files in the store that no record names and that the next clean-up would move to the trash.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"heldSince\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Since when the clean-up waits for an admin because it would move too many files; null when it does not wait.\"},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"allowedFiles\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"How many files an admin allowed the clean-up to move; null when nobody did.\"}],\"primaryKey\":null,\"uniqueIndexes\":[],\"documentation\":\"What the latest clean-up of the file store found: one row.\"},\"BackupStatus\":{\"fields\":[{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"id\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"succeededAt\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"archive\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Path of the archive of the latest success.\"},{\"type\":\"BigInt\",\"kind\":\"scalar\",\"name\":\"bytes\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"failedAt\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"problem\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Why the latest failed attempt failed.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"runningAt\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"When a backup that is under way said so last; null once its outcome is recorded.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"claimedDay\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"The day in Nepal whose scheduled backup a server has taken on, yyyy-MM-dd.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"claimEndsAt\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"When a server may take it on again, because it failed or its server ended. Null once it is made.\"},{\"type\":\"Boolean\",\"kind\":\"scalar\",\"name\":\"isNightly\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Whether admins chose a nightly backup. The setting BACKUP_AT stands above it.\"}],\"primaryKey\":null,\"uniqueIndexes\":[],\"documentation\":\"What is known of the latest backups: one row.\"},\"ErrorCount\":{\"fields\":[{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"day\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"kind\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Message of its log lines, without data of persons.\"},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"count\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"latestAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false}],\"primaryKey\":{\"name\":null,\"fields\":[\"day\",\"kind\"]},\"uniqueIndexes\":[],\"documentation\":\"How often the processes have logged an error of a kind on a day.\"},\"ContentItem\":{\"fields\":[{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"id\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"collection\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Key of its declaration.\"},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"position\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Its place in the collection.\"},{\"type\":\"Boolean\",\"kind\":\"scalar\",\"name\":\"isHidden\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Whether visitors do not see it although it was published.\"},{\"type\":\"Boolean\",\"kind\":\"scalar\",\"name\":\"isDemo\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Came with the demo institute.\"},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"createdAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"deletedAt\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"When it was deleted; it can be brought back for 14 days.\"},{\"type\":\"ContentVersion\",\"kind\":\"object\",\"name\":\"versions\",\"isRequired\":true,\"isList\":true,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"ContentItemToContentVersion\",\"relationFromFields\":[],\"isUpdatedAt\":false}],\"primaryKey\":null,\"uniqueIndexes\":[],\"documentation\":\"One item of a collection of the institute's content, or the only one of a singleton; see server/content.\"},\"ContentVersion\":{\"fields\":[{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"id\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":true,\"isUpdatedAt\":false},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"itemId\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"ContentItem\",\"kind\":\"object\",\"name\":\"item\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"ContentItemToContentVersion\",\"relationFromFields\":[\"itemId\"],\"isUpdatedAt\":false},{\"type\":\"Int\",\"kind\":\"scalar\",\"name\":\"number\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Grows with each version of the item, from 1. Deleting a candidate's data raises that of the newest one.\"},{\"type\":\"Json\",\"kind\":\"scalar\",\"name\":\"data\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"A value for each field of the declaration.\"},{\"type\":\"String\",\"kind\":\"scalar\",\"name\":\"authorId\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"Who saved it; null when the account is gone or it came with the demo.\"},{\"type\":\"User\",\"kind\":\"object\",\"name\":\"author\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"relationName\":\"ContentVersionToUser\",\"relationFromFields\":[\"authorId\"],\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"createdAt\",\"isRequired\":true,\"isList\":false,\"hasDefaultValue\":true,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false},{\"type\":\"DateTime\",\"kind\":\"scalar\",\"name\":\"publishAt\",\"isRequired\":false,\"isList\":false,\"hasDefaultValue\":false,\"isUnique\":false,\"isId\":false,\"isUpdatedAt\":false,\"documentation\":\"From when on visitors may see it; null while it is a draft, and once a newer version was saved before that moment.\"}],\"primaryKey\":null,\"uniqueIndexes\":[{\"name\":null,\"fields\":[\"itemId\",\"number\"]}],\"documentation\":\"One saved version of an item. Visitors see the version with the greatest number among those that are published.\"}}}}"); }