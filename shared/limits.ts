// Limits that the server keeps and the client states.

/** Rows of an uploaded file that staff can leave out. */
export const MOST_LEFT_OUT = 1000
/** Results in a list that is shown or printed; longer ones are downloaded. */
export const MOST_LISTED = 2000
/** Exams in the picture of a candidate's trend: as many as a phone shows side by side. */
export const MOST_IN_TREND = 8
/** Result slips in one file. The others are in the next. */
export const SLIPS_IN_FILE = 5000
/** Words of one search in the activity log. */
export const MOST_NOTED = 100
/** Attachments of one notice, and bytes of each. */
export const MAX_ATTACHMENTS = 10
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024
/** Bytes of an uploaded picture. */
export const MAX_PICTURE_BYTES = 15 * 1024 * 1024
