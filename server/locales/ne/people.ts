/** The API's messages about notices, students, users, invitations and personal data. */
export const people = {
  'Search for at most {most} characters.': 'बढीमा {most} अक्षर खोज्नुहोस्।',
  'This notice is not there any more.': 'यो सूचना अब छैन।',
  'Enter a web address such as https://example.com': 'https://example.com जस्तो वेब ठेगाना लेख्नुहोस्',
  'The link is longer than 2,000 characters': 'लिङ्क 2,000 अक्षरभन्दा लामो छ',
  'Title is required': 'शीर्षक आवश्यक छ',
  'The title is longer than 200 characters': 'शीर्षक 200 अक्षरभन्दा लामो छ',
  'Description is required': 'विवरण आवश्यक छ',
  'A notice can have at most {most} attachments': 'एउटा सूचनामा बढीमा {most} संलग्न फाइल हुन्छन्',
  '{name} is empty': '{name} खाली छ',
  '{name} is neither a picture ({kinds}) nor a PDF': '{name} तस्बिर ({kinds}) पनि होइन, PDF पनि होइन',
  '{name} is larger than {most} MB': '{name} {most} MB भन्दा ठूलो छ',
  '{name} is {kind} and upload that': '{name} {kind} र त्यही अपलोड गर्नुहोस्',
  'a HEIC picture, which many browsers cannot show. Save it as JPEG':
    'HEIC तस्बिर हो, जुन धेरै ब्राउजरले देखाउँदैनन्। JPEG मा सुरक्षित गर्नुहोस्',
  'a HEIF picture, which many browsers cannot show. Save it as JPEG':
    'HEIF तस्बिर हो, जुन धेरै ब्राउजरले देखाउँदैनन्। JPEG मा सुरक्षित गर्नुहोस्',
  'an AVIF picture. Save it as JPEG or PNG': 'AVIF तस्बिर हो। JPEG वा PNG मा सुरक्षित गर्नुहोस्',
  'a GIF. Save it as PNG': 'GIF हो। PNG मा सुरक्षित गर्नुहोस्',
  'an animation. Save one picture of it as PNG': 'एनिमेसन हो। यसको एउटा तस्बिर PNG मा सुरक्षित गर्नुहोस्',
  'an SVG drawing, which can contain scripts. Save it as PNG':
    'SVG रेखाचित्र हो, जसमा स्क्रिप्ट हुन सक्छ। PNG मा सुरक्षित गर्नुहोस्',
  '{name} has more than 120 million pixels. Make it smaller and upload that':
    '{name} मा 12 करोडभन्दा बढी पिक्सेल छन्। सानो बनाएर त्यही अपलोड गर्नुहोस्',
  '{name} is an animation. Save one picture of it and upload that':
    '{name} एनिमेसन हो। यसको एउटा तस्बिर सुरक्षित गरेर त्यही अपलोड गर्नुहोस्',
  'Choose an end after the beginning': 'सुरु हुने समयपछिको समय रोज्नुहोस्',
  'An attachment is not there any more. Remove it, and upload it again if you have it.':
    'एउटा संलग्न फाइल अब छैन। त्यसलाई हटाउनुहोस्, र आफूसँग भए फेरि अपलोड गर्नुहोस्।',
  '{name} is damaged: it cannot be shown as a picture': '{name} बिग्रिएको छ: तस्बिरका रूपमा देखाउन सकिँदैन',

  'This student list is not there any more.': 'यो विद्यार्थी सूची अब छैन।',
  'These are {count} students. Choose a group of at most {most}':
    'यहाँ {count} विद्यार्थी छन्। बढीमा {most} जनाको समूह रोज्नुहोस्',
  'This list is not there any more, or switched off': 'यो सूची अब छैन, वा निष्क्रिय छ',
  'The list has no such group': 'सूचीमा यस्तो समूह छैन',
  'This list is published already': 'यो सूची पहिल्यै प्रकाशित छ',
  'Every row is the same as what the active lists say already.': 'हरेक पङ्क्ति सक्रिय सूचीमा भएकै जस्तो छ।',
  'Students of the active lists who are not in this file: they keep the names and groups they have.':
    'सक्रिय सूचीका तर यस फाइलमा नभएका विद्यार्थी: उनीहरूको नाम र समूह पहिलेकै रहन्छ।',
  'Students with {secret}. It replaces the one of an older list, and cannot be read again: neither here nor in the file for download.':
    '{secret} भएका विद्यार्थी। यसले पुरानो सूचीमा भएकोको ठाउँ लिन्छ, र फेरि पढ्न सकिँदैन: यहाँ पनि, डाउनलोडको फाइलमा पनि।',
  'a PIN': 'PIN',
  'a date of birth': 'जन्म मिति',
  'Students without a {secret}, although the file has a column for it: they keep the one of an older list, if there is one.':
    'फाइलमा स्तम्भ भए पनि {secret} नभएका विद्यार्थी: पुरानो सूचीमा भए त्यही रहन्छ।',
  'No student has a {secret}, although the file has a column for it: those of a file that was downloaded from this site are removed. Students keep the one of an older list, if there is one.':
    'फाइलमा स्तम्भ भए पनि कुनै विद्यार्थीको {secret} छैन: यस वेबसाइटबाट डाउनलोड गरिएको फाइलमा ती हटाइएका हुन्छन्। पुरानो सूचीमा भए त्यही रहन्छ।',
  'PINs with fewer digits than the {digits} of most ({rows}). Did a spreadsheet program drop zeros in front? Format the column as text, enter these PINs again, save the file and upload it again.':
    'धेरैजसो PIN {digits} अङ्कका छन्, यी त्योभन्दा छोटा ({rows})। स्प्रेडसिट प्रोग्रामले अगाडिका शून्य हटाएको हो? स्तम्भलाई टेक्स्ट बनाएर यी PIN फेरि लेख्नुहोस्, फाइल सुरक्षित गरेर फेरि अपलोड गर्नुहोस्।',
  'The PIN is not 4 to 20 letters (A to Z) or digits.': 'PIN मा 4 देखि 20 वटा अक्षर (A देखि Z) वा अङ्क हुनुपर्छ।',
  'Invalid CSV format. The required columns are Candidate ID or Registration Number, Student Name and Groups':
    'CSV फाइल मिलेन। अनिवार्य स्तम्भ: Candidate ID वा Registration Number, Student Name र Groups',
  'File Name is required': 'फाइलको नाम आवश्यक छ',
  'The file name is longer than {most} characters': 'फाइलको नाम {most} अक्षरभन्दा लामो छ',

  'This account has changed since you opened it.': 'तपाईंले खोलेपछि यो खाता फेरिएको छ।',
  'This is the last account that can administer the site. Make somebody else an admin first.':
    'वेबसाइटको प्रशासन गर्न सक्ने यो अन्तिम खाता हो। पहिले अरू कसैलाई प्रशासक बनाउनुहोस्।',
  'This is your own account. Ask another admin to delete it': 'यो तपाईंकै खाता हो। मेटाउन अर्का प्रशासकलाई भन्नुहोस्',
  'Type {email} to delete this account': 'यो खाता मेटाउन {email} लेख्नुहोस्',
  'Type {candidateId} to delete this data': 'यो विवरण मेटाउन {candidateId} लेख्नुहोस्',
  'Nothing is kept of this candidate': 'यस परीक्षार्थीको कुनै विवरण राखिएको छैन',
  'The Candidate ID {candidateId} is linked to {email}. Remove it there first':
    'परीक्षार्थी नम्बर {candidateId} {email} सँग जोडिएको छ। पहिले त्यहाँबाट हटाउनुहोस्',
  'The Candidate ID {candidateId} is linked to {email}': 'परीक्षार्थी नम्बर {candidateId} {email} सँग जोडिएको छ',
  'This account has {most} Candidate IDs. Remove one first':
    'यस खातामा {most} परीक्षार्थी नम्बर छन्। पहिले एउटा हटाउनुहोस्',
  'Only accounts of students are linked to a Candidate ID': 'विद्यार्थीको खातामा मात्र परीक्षार्थी नम्बर जोडिन्छ',
  'Only students have a Candidate ID': 'विद्यार्थीको मात्र परीक्षार्थी नम्बर हुन्छ',
  'No published result file and no student list has the Candidate ID {candidateId}':
    'परीक्षार्थी नम्बर {candidateId} कुनै प्रकाशित नतिजा फाइल वा विद्यार्थी सूचीमा छैन',

  'That is too long for a name': 'नाम यति लामो हुँदैन',
  'This address has an account, which is disabled. Enable it in the list of users':
    'यस ठेगानाको खाता बन्द गरिएको छ। प्रयोगकर्ताको सूचीबाट खोलिदिनुहोस्',
  'This address has an account already, as {role}': 'यस ठेगानामा {role} खाता पहिल्यै छ',
  'an admin': 'प्रशासकको',
  'a teacher': 'शिक्षकको',
  'a student': 'विद्यार्थीको',
  'This address is invited already. You can send the invitation again, or revoke it':
    'यस ठेगानामा निमन्त्रणा पठाइसकिएको छ। फेरि पठाउन वा रद्द गर्न सकिन्छ',
  'This address was invited several times already.': 'यस ठेगानामा धेरै पटक निमन्त्रणा पठाइसकियो।',
  'This invitation is not there any more: it was accepted or revoked.':
    'यो निमन्त्रणा अब छैन: स्वीकार वा रद्द भइसक्यो।',
  '{email} has an account by now. Revoke the invitation': '{email} को खाता खुलिसक्यो। निमन्त्रणा रद्द गर्नुहोस्',
  'The required column is Email; Name and Candidate ID may be there, too.':
    'अनिवार्य स्तम्भ Email हो; Name र Candidate ID पनि हुन सक्छन्।',
  '“{text}” is not an email address.': '“{text}” इमेल ठेगाना होइन।',
  '{email} has an account, which is disabled.': '{email} को खाता बन्द गरिएको छ।',
  '{email} has an account as {role}.': '{email} को {role} खाता पहिल्यै छ।',
  '{email} is invited with another role.': '{email} लाई अर्कै भूमिकामा निमन्त्रणा पठाइएको छ।',
  'No published result file and no student list has the Candidate ID {candidateId}.':
    'परीक्षार्थी नम्बर {candidateId} कुनै प्रकाशित नतिजा फाइल वा विद्यार्थी सूचीमा छैन।',
  'The Candidate ID {candidateId} is linked to {email}.':
    'परीक्षार्थी नम्बर {candidateId} {email} सँग जोडिएको छ।',
  '{email} is invited with the Candidate ID {candidateId}':
    '{email} लाई परीक्षार्थी नम्बर {candidateId} सहित निमन्त्रणा पठाइएको छ',
  '{email} is invited with the Candidate ID {candidateId}.':
    '{email} लाई परीक्षार्थी नम्बर {candidateId} सहित निमन्त्रणा पठाइएको छ।',
  '{email} is invited {how}. Revoke that invitation first.':
    '{email} लाई {how} निमन्त्रणा पठाइएको छ। पहिले त्यो निमन्त्रणा रद्द गर्नुहोस्।',
  'without a Candidate ID': 'परीक्षार्थी नम्बरविना',
  'with the Candidate ID {candidateId}': 'परीक्षार्थी नम्बर {candidateId} सहित',
  'The account of {email} has {count} Candidate IDs.': '{email} को खातामा {count} परीक्षार्थी नम्बर छन्।',
  '“{value}” is in row {row}, too.': '“{value}” पङ्क्ति {row} मा पनि छ।',
  'This is a demo account, which would go, too. Make an account of your own first.':
    'यो नमुना खाता हो र यो पनि मेटिनेछ। पहिले आफ्नै खाता बनाउनुहोस्।',
  '{found} Nobody was invited.': '{found} कसैलाई निमन्त्रणा पठाइएन।',
  '1 row is wrong.': '1 पङ्क्ति गलत छ।',
  '{count} rows are wrong.': '{count} पङ्क्ति गलत छन्।',
}
