import { saveBlob } from '#client/ui/save-blob.ts'

/** Hands the browser a JSON document to save. */
export function saveJson(fileName: string, json: string): void {
  saveBlob(fileName, new Blob([json], { type: 'application/json' }))
}
