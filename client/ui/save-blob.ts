/** Hands the browser a file to save. */
export function saveBlob(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // After this time the download has the content.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
