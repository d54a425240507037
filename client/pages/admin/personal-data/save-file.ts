/** Hands the browser a JSON document to save. */
export function saveJson(fileName: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The download has the content by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
