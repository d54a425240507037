/** "1 student", "2,000 students". */
export function countOfStudents(count: number): string {
  return count === 1 ? '1 student' : `${count.toLocaleString('en-IN')} students`
}
