/** The API's messages about content; `{label}` is a field or list of it. */
export const content = {
  '{label} is required': '{label} आवश्यक छ',
  'Each entry of {label} is required': '{label}: खाली पङ्क्ति नराख्नुहोस्',
  '{label} is longer than {most} characters': '{label} बढीमा {most} अक्षरको हुनुपर्छ',
  'Each entry of {label} is longer than {most} characters': '{label}: हरेक पङ्क्ति बढीमा {most} अक्षरको हुनुपर्छ',
  '{label} has more than {most} entries': '{label} बढीमा {most} वटा राख्नुहोस्',
  'Two entries of {label} have the same {field}': '{label} का दुई प्रविष्टिमा एउटै {field} छ',
  '{label} must have small letters, digits and single hyphens only, such as botany':
    '{label} मा साना अङ्ग्रेजी अक्षर, अङ्क र एक-एक हाइफन मात्र हुनुपर्छ, जस्तै botany',
  '{label} must be a number from {min} to {max}': '{label} {min} देखि {max} सम्मको सङ्ख्या हुनुपर्छ',
  '{label} must be a date such as 2026-11-14': '{label} 2026-11-14 जस्तो मिति हुनुपर्छ',
  '{label} must be a web address such as https://example.com':
    '{label} https://example.com जस्तो वेब ठेगाना हुनुपर्छ',
  'The website in {label} must have letters, digits, dots and hyphens only':
    '{label} मा वेबसाइटको नाममा अक्षर, अङ्क, थोप्ला र हाइफन मात्र हुनुपर्छ',
  '{label} must be a phone number such as 01-5970124': '{label} 01-5970124 जस्तो फोन नम्बर हुनुपर्छ',
  'Each entry of {label} must be a phone number such as 01-5970124':
    '{label}: हरेक पङ्क्ति 01-5970124 जस्तो फोन नम्बर हुनुपर्छ',
  '{label}: this picture is {height} pixels high. Upload one of at least {least}.':
    '{label}: यो तस्बिर {height} पिक्सेल अग्लो छ। कम्तीमा {least} पिक्सेलको अपलोड गर्नुहोस्।',
  '{label} must be an email address': '{label} इमेल ठेगाना हुनुपर्छ',
  '{label} looks like {example}': '{label} {example} जस्तो हुन्छ',
  '{label} must be a colour such as #1f6b3a': '{label} #1f6b3a जस्तो रङ हुनुपर्छ',
  'A description of the picture': 'तस्बिरको विवरण',
  'Choose one: {options}': 'एउटा रोज्नुहोस्: {options}',
  'Choose one for {label}': '{label} का लागि एउटा रोज्नुहोस्',
  'Choose a PDF for {label}': '{label} का लागि PDF रोज्नुहोस्',
  '{label} must be an uploaded picture': '{label} अपलोड गरिएको तस्बिर हुनुपर्छ',
  '{label} must be a year in A.D. that has begun. The year {bs} in B.S. began in {ad}':
    '{label} सुरु भइसकेको ई.सं. वर्ष हुनुपर्छ। वि.सं. {bs} सन् {ad} मा सुरु भएको हो',
  '{label} must not be more than {most}: {number} of {all}':
    '{label} {most} भन्दा बढी हुनु हुँदैन: {all} मध्ये {number}',
  'The beginning of class': 'कक्षाको सुरु',
  'its end': 'कक्षाको अन्त्य',
  'all dots': 'सबै थोप्ला',
  'those who sat the exam': 'परीक्षा दिएका विद्यार्थी',
  'Students selected by {body}': '{body} मा छनोट भएका विद्यार्थी',
  'Closes at must be later than Opens at': 'बन्द हुने समय खुल्ने समयभन्दा पछि हुनुपर्छ',
  'A syllabus has at least one subject': 'पाठ्यांशमा कम्तीमा एउटा विषय हुन्छ',
  'The last day must not be before the first': 'अन्तिम दिन पहिलो दिनभन्दा अघि हुनु हुँदैन',
  '{line}: the candidate ID is missing': '{line}: परीक्षार्थी नम्बर छैन',
  '{line}: the marks must be a whole number': '{line}: अङ्क पूर्ण सङ्ख्या हुनुपर्छ',
  '{line}: more than the full marks, {full}': '{line}: पूर्णाङ्क {full} भन्दा बढी छ',
  '{line}: the day must be a date such as 2026-11-20 or 2083-08-04':
    '{line}: दिन 2026-11-20 वा 2083-08-04 जस्तो मिति हुनुपर्छ',
  '{line}: the amount must be a whole number of rupees': '{line}: रकम पूर्ण रुपैयाँमा हुनुपर्छ',
  '{line}: the number of the receipt is missing': '{line}: रसिद नम्बर छैन',
  '{line}: another line has this candidate ID': '{line}: यो परीक्षार्थी नम्बर अर्को पङ्क्तिमा पनि छ',
  '{line}: another line has this number of a receipt': '{line}: यो रसिद नम्बर अर्को पङ्क्तिमा पनि छ',
  '“{title}” cannot be brought back: another entry has its address. Change the address of that entry first.':
    '“{title}” फिर्ता ल्याउन सकिएन: अर्को प्रविष्टिको ठेगाना यही छ। पहिले त्यसको ठेगाना बदल्नुहोस्।',
  '“{title}” cannot be deleted: entries of “{label}” belong to it ({count}). Delete these first, or choose another entry for them and publish that.':
    '“{title}” मेटाउन सकिएन: “{label}” का प्रविष्टि यसअन्तर्गत छन् ({count})। पहिले तिनलाई मेटाउनुहोस्, वा तिनका लागि अर्को प्रविष्टि रोजेर प्रकाशित गर्नुहोस्।',
  '“{title}” and another of these entries have the same address. Bring back one of them, change its address, then bring back the other.':
    '“{title}” र यीमध्ये अर्को प्रविष्टिको ठेगाना एउटै छ। एउटा फिर्ता ल्याएर त्यसको ठेगाना बदल्नुहोस्, अनि अर्को फिर्ता ल्याउनुहोस्।',
  '{label} can have at most {most} entries. Delete one first.':
    '{label} मा बढीमा {most} प्रविष्टि हुन्छन्। पहिले एउटा मेटाउनुहोस्।',
  'Another entry has this address. Choose a different one.': 'यो ठेगाना अर्को प्रविष्टिको हो। अर्कै राख्नुहोस्।',
  '“{title}” is published at this address. Publish it with its new address first, or choose a different one.':
    'यो ठेगानामा “{title}” प्रकाशित छ। पहिले त्यसलाई नयाँ ठेगानासहित प्रकाशित गर्नुहोस्, वा अर्कै ठेगाना राख्नुहोस्।',
  'The order has changed since you opened the list. Yours is not saved; the list now shows the present one.':
    'तपाईंले सूची खोलेपछि क्रम फेरिएको छ। तपाईंको क्रम सुरक्षित भएन; सूचीमा अब अहिलेको क्रम छ।',
  'Somebody else has changed this while you were editing it.': 'तपाईंले सम्पादन गर्दागर्दै अरू कसैले यो फेर्नुभयो।',
  'This has changed since you opened it. You were the last person to save it, perhaps in another tab.':
    'तपाईंले खोलेपछि यो फेरिएको छ। अन्तिम पटक तपाईंले नै सुरक्षित गर्नुभएको हो, सायद अर्को ट्याबमा।',
  'Choose a time in the future': 'आउने समय रोज्नुहोस्',
  'These settings come from the file that SITE_CONFIG names. Change them there, or start the server without it.':
    'यी सेटिङ SITE_CONFIG ले तोकेको फाइलबाट आएका हुन्। त्यहीँ फेर्नुहोस्, वा सर्भर त्यसबिना सुरु गर्नुहोस्।',
  'This entry is not there any more.': 'यो प्रविष्टि अब छैन।',
  '{label}: this entry of {collection} is not there any more. Choose another one.':
    '{label}: {collection} को यो प्रविष्टि अब छैन। अर्को रोज्नुहोस्।',
  '{label}: this file is not there any more. Upload it again.': '{label}: यो फाइल अब छैन। फेरि अपलोड गर्नुहोस्।',

  'The required columns are Candidate ID, Amount, Date and Receipt Number.':
    'अनिवार्य स्तम्भ: Candidate ID, Amount, Date र Receipt Number।',
  '{found} No payment was taken.': '{found} कुनै भुक्तानी लिइएन।',
  '{column} may have no comma and no semicolon.': '{column} मा अल्पविराम (,) वा अर्धविराम (;) हुनु हुँदैन।',
  '“{amount}” is no whole number of rupees.': '“{amount}” पूर्ण रुपैयाँ होइन।',
  '“{day}” is no date such as 2026-11-20 or 2083-08-04.': '“{day}” 2026-11-20 वा 2083-08-04 जस्तो मिति होइन।',
  '{column} “{number}” is of {owner}, not of {candidateId}. Correct the number here, or the line among the payments of the fee.':
    '{column} “{number}” {owner} को हो, {candidateId} को होइन। यहाँ नम्बर सच्याउनुहोस्, वा शुल्कका भुक्तानीमा त्यो पङ्क्ति सच्याउनुहोस्।',
  'The fee would have {count} payments; it takes {most}. Make a fee for each group instead, with all payments of its students: a payment counts only for its own fee.':
    'शुल्कमा {count} भुक्तानी हुन्थे; बढीमा {most} अटाउँछन्। बरु समूहपिच्छे शुल्क बनाउनुहोस् र त्यसमा त्यस समूहका विद्यार्थीका सबै भुक्तानी राख्नुहोस्: भुक्तानी आफ्नै शुल्कमा मात्र गनिन्छ।',
}
