/** The path of an uploaded file, or of a picture in one of its widths. */
export const mediaUrl = (id: string, name: string) => `/media/${id}/${encodeURIComponent(name)}`
