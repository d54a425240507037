/** The two kinds of paper that our candidates sit, as the institute's own model tests have them. */
export const commonEntrance = {
  exam: 'Common Entrance Examination (CEE), Medical Education Commission',
  marks: [
    { subject: 'Zoology', marks: 40, ne: { subject: 'जन्तु विज्ञान' } },
    { subject: 'Botany', marks: 40, ne: { subject: 'वनस्पति विज्ञान' } },
    { subject: 'Chemistry', marks: 50, ne: { subject: 'रसायनशास्त्र' } },
    { subject: 'Physics', marks: 50, ne: { subject: 'भौतिकशास्त्र' } },
    { subject: 'MAT', marks: 20, ne: { subject: 'मानसिक क्षमता' } },
  ],
  questions: 200,
}

export const appliedScienceEntrance = {
  marks: [
    { subject: 'Zoology', marks: 25, ne: { subject: 'जन्तु विज्ञान' } },
    { subject: 'Botany', marks: 25, ne: { subject: 'वनस्पति विज्ञान' } },
    { subject: 'Chemistry', marks: 25, ne: { subject: 'रसायनशास्त्र' } },
    { subject: 'Physics', marks: 25, ne: { subject: 'भौतिकशास्त्र' } },
  ],
  questions: 100,
}
