/**
 * A subquery for what the newest active list that has a candidate says of them, found by primary key.
 *
 * @param columns of the list `u` and its row `s`.
 */
export const newestListing = (candidateId: string, columns: string): string => `(
    SELECT ${columns} FROM student_uploads u
    JOIN students s ON s.layer = u.layer AND s.candidate_id = ${candidateId}
    WHERE u.state = 'PUBLISHED' AND u.is_active
    ORDER BY u.publish_order DESC LIMIT 1
  )`
