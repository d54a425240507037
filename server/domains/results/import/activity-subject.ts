/** A result file in the activity log: its name and its exam, which stay readable when the file is gone. */
export function activitySubject({ fileName, examId }: { fileName: string; examId: string }): string {
  return `${fileName}: ${examId}`
}
