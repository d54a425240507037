/** Part of the introduction of every translated text. */
export const translated = 'यो अनुवाद हो; अङ्ग्रेजी पाठसँग फरक परेमा अङ्ग्रेजी पाठ लागू हुन्छ।'
