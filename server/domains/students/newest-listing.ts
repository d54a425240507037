/**
 * A subquery for the row of the newest active list that has a candidate, found by primary key.
 *
 * @param columns of the list `u` and its row `s`.
 * @param condition on them; a list whose row does not fulfil it is passed over.
 */
export const newestListing = (candidateId: string, columns: string, condition = 'true'): string => `(
    SELECT ${columns} FROM student_uploads u
    JOIN students s ON s.layer = u.layer AND s.candidate_id = ${candidateId} AND ${condition}
    WHERE u.state = 'PUBLISHED' AND u.is_active
    ORDER BY u.publish_order DESC LIMIT 1
  )`

/** The same for the hash of a PIN or date of birth: of the newest active list that states one. */
export const newestSecret = (candidateId: string, column: 'pin_hash' | 'birth_date_hash'): string =>
  newestListing(candidateId, `s.${column}`, `s.${column} IS NOT NULL`)
