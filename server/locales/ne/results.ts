/** The API's messages about results, exams, releases and re-checks. */
export const results = {
  // Findings.
  'These are only the corrected rows of a file that was refused: none of its other rows was taken. Correct them in the whole file and upload that.':
    'यी अस्वीकृत फाइलका सच्याइएका पङ्क्ति मात्र हुन्: त्यसका अरू पङ्क्ति लिइएका छैनन्। पूरै फाइलमा सच्याएर त्यही अपलोड गर्नुहोस्।',
  'Corrected rows. They are in their places in the whole file, which was refused before.':
    'सच्याइएका पङ्क्ति। पहिले अस्वीकृत पूरै फाइलमा आफ्नै ठाउँमा राखिएका छन्।',
  'Columns of the whole file that the corrected rows do not have. They are empty in these rows: {names}.':
    'सच्याइएका पङ्क्तिमा नभएका पूरा फाइलका स्तम्भ। यी पङ्क्तिमा ती खाली हुन्छन्: {names}।',
  'Wrong rows of the whole file that are not among the corrected ones: they are left out.':
    'पूरै फाइलका गलत पङ्क्ति, जुन सच्याइएकामा छैनन्: छोडिएका छन्।',
  'Candidates without a student record: their results show without a name.':
    'विद्यार्थीको विवरण नभएका परीक्षार्थी: उनीहरूको नतिजामा नाम देखिँदैन।',
  'Candidates of this exam who are not in this file: they keep the results they have.':
    'यस परीक्षाका तर यस फाइलमा नभएका परीक्षार्थी: उनीहरूको नतिजा पहिलेकै रहन्छ।',
  'Every row is the same as what is published already.': 'सबै पङ्क्ति पहिले प्रकाशित भएकै जस्ता छन्।',
  'Students of the active lists without a result in this exam.':
    'सक्रिय सूचीका तर यस परीक्षामा नतिजा नभएका विद्यार्थी।',
  'Candidate IDs shorter than the usual {length} characters. Did a spreadsheet program drop zeros in front?':
    'सामान्य {length} अक्षरभन्दा छोटा Candidate ID। स्प्रेडसिट प्रोग्रामले अगाडिका शून्य हटाएको हो?',
  'Candidate IDs have {least} to {most} characters. Is that so, or did a spreadsheet program drop zeros in front?':
    'Candidate ID {least} देखि {most} अक्षरका छन्। यस्तै हो, कि स्प्रेडसिट प्रोग्रामले अगाडिका शून्य हटायो?',
  'Candidate IDs that {whose} in another spelling, such as {example} for {known}. Each counts as another candidate. Correct the IDs in the file, unless they are other candidates.':
    '{whose} अर्कै रूपमा भएका Candidate ID, जस्तै {known} को साटो {example}। प्रत्येकलाई छुट्टै परीक्षार्थी मानिन्छ। छुट्टै परीक्षार्थी होइनन् भने फाइलमा परीक्षार्थी नम्बर सच्याउनुहोस्।',
  'Candidate IDs that look like dates, such as {example}, which may have been one of these: {ids}. If a spreadsheet program changed them, format the column as text, enter them again, and upload the spreadsheet (.xlsx) itself.':
    'मितिजस्ता देखिने Candidate ID, जस्तै {example}, जुन यीमध्ये कुनै हुन सक्थ्यो: {ids}। स्प्रेडसिट प्रोग्रामले बदलेको हो भने स्तम्भको ढाँचा Text बनाउनुहोस्, फेरि लेख्नुहोस्, र स्प्रेडसिट (.xlsx) नै अपलोड गर्नुहोस्।',
  'The Exam ID {exam} looks like a date, which may have been one of these: {ids}. If a spreadsheet program changed it, format the column as text, enter it again, and upload the spreadsheet (.xlsx) itself.':
    'Exam ID {exam} मितिजस्तो देखिन्छ, जुन यीमध्ये कुनै हुन सक्थ्यो: {ids}। स्प्रेडसिट प्रोग्रामले बदलेको हो भने स्तम्भको ढाँचा Text बनाउनुहोस्, फेरि लेख्नुहोस्, र स्प्रेडसिट (.xlsx) नै अपलोड गर्नुहोस्।',
  'a student list has': 'विद्यार्थी सूचीमा',
  'published results have': 'प्रकाशित नतिजामा',
  'The Exam ID {exam} has a question mark, which programs write for a lost letter. If a letter was lost, enter the Exam ID again: results of another exam may have the same one.':
    'Exam ID {exam} मा प्रश्नचिह्न छ, जुन प्रोग्रामहरूले हराएको अक्षरको साटो लेख्छन्। अक्षर हराएको हो भने Exam ID फेरि लेख्नुहोस्: अर्को परीक्षाको नतिजामा पनि यही Exam ID हुन सक्छ।',
  'The mean percentage is {mean}, but in {exam} it was {before}. Is this the right file?':
    'औसत प्रतिशत {mean} छ, तर {exam} मा {before} थियो। फाइल यही हो?',
  'No percentage is above 1. Are they fractions, such as 0.64 for 64%?':
    'कुनै प्रतिशत 1 भन्दा माथि छैन। 64% लाई 0.64 जस्तै भिन्नमा लेखिएको हो?',
  'Percentages of 1 or less beside larger ones. Are they fractions, such as 0.64 for 64%?':
    'ठूला प्रतिशतसँगै 1 वा सोभन्दा कमका प्रतिशत छन्। 64% लाई 0.64 जस्तै भिन्नमा लेखिएको हो?',
  'No percentage is above 4. Are they grade points, such as 3.65?':
    'कुनै प्रतिशत 4 भन्दा माथि छैन। 3.65 जस्ता ग्रेड पोइन्ट हुन्?',
  'Percentages do not follow from the marks by one full mark. Are both of this exam?':
    'प्रतिशत एउटै पूर्णाङ्कअनुसार प्राप्ताङ्कसँग मिल्दैनन्। दुवै यसै परीक्षाका हुन्?',
  'Percentages that do not fit their mark ({rows}): {reason}.': 'प्राप्ताङ्कसँग नमिल्ने प्रतिशत ({rows}): {reason}।',
  'the other rows mean a full mark of {marks}': 'अरू पङ्क्तिअनुसार पूर्णाङ्क {marks} हुन्छ',
  'the full mark of the exam is {marks}': 'परीक्षाको पूर्णाङ्क {marks} हो',
  'Ranks that contradict marks ({rows}): a lower mark has the same or a better rank.':
    'प्राप्ताङ्कसँग नमिल्ने स्थान ({rows}): कम अङ्कको स्थान बराबर वा राम्रो छ।',
  'The published results have the subjects {published}; {own}. A row of this file replaces the whole result of its candidate, so candidates in this file are shown only the subjects of this file.':
    'प्रकाशित नतिजामा यी विषय छन्: {published}; {own}। यस फाइलको पङ्क्तिले परीक्षार्थीको पूरै नतिजा फेर्छ, त्यसैले यस फाइलका परीक्षार्थीलाई यसैका विषय मात्र देखाइन्छ।',
  'this file has none': 'यस फाइलमा कुनै छैन',
  'those of this file are {names}': 'यस फाइलमा {names} छन्',
  'Candidates without a mark: {kinds}. They have no rank and count in no average.':
    'अङ्क नभएका परीक्षार्थी: {kinds}। उनीहरूको स्थान हुँदैन र औसतमा गनिँदैनन्।',
  '{kinds} ({words} in the file)': '{kinds} (फाइलमा {words})',
  '{absent} absent': '{absent} अनुपस्थित',
  '{withheld} withheld': '{withheld} नतिजा रोकिएका',
  '{disqualified} disqualified': '{disqualified} अयोग्य ठहरिएका',
  'A dash stands in place of the mark: these candidates are shown as absent.':
    'अङ्कको ठाउँमा धर्सो छ: यी परीक्षार्थी अनुपस्थित देखाइन्छन्।',
  'Candidates with 0 marks who are absent in all subjects. They are shown with 0 marks, not as absent: for that, write AB in place of the mark.':
    'सबै विषयमा अनुपस्थित तर 0 अङ्क भएका परीक्षार्थी। उनीहरू अनुपस्थित होइन, 0 अङ्कसहित देखाइन्छन्: अनुपस्थित देखाउन अङ्कको ठाउँमा AB लेख्नुहोस्।',
  'Candidates with a mark whose rank is a word such as AB or Withheld. They are shown with their mark: if they have none, write the word in its place.':
    'अङ्क छ तर स्थानमा AB वा Withheld जस्तो शब्द भएका परीक्षार्थी। उनीहरूको अङ्क देखाइन्छ: अङ्क नभएको हो भने अङ्ककै ठाउँमा त्यो शब्द लेख्नुहोस्।',
  'Candidates with a mark, for whom a column that is ignored has a word such as AB or Withheld: {names}. They are shown with their mark: if they have none, read the file again without these marks.':
    'अङ्क छ तर नलिइने स्तम्भमा AB वा Withheld जस्तो शब्द भएका परीक्षार्थी: {names}। उनीहरूको अङ्क देखाइन्छ: अङ्क नभएको हो भने यी अङ्कबिना फाइल फेरि पढ्नुहोस्।',
  'Candidates whose mark is left out, as you chose, because a column that is ignored speaks against it: {names}.':
    'तपाईंले रोजेअनुसार अङ्क नलिइएका परीक्षार्थी, किनभने नलिइने स्तम्भमा यस्तो शब्द छ: {names}।',
  'Candidates without a mark for a word that may mean something else: {words}. They are shown as it says here: for something else, write AB, Withheld or DQ in its place.':
    'अङ्कको ठाउँमा अर्कै अर्थ पनि हुन सक्ने शब्द भएका परीक्षार्थी: {words}। उनीहरू यहाँ लेखिएझैँ देखाइन्छन्: अर्को अर्थ भए त्यसको ठाउँमा AB, Withheld वा DQ लेख्नुहोस्।',
  '{word} (absent)': '{word} (अनुपस्थित)',
  '{word} (withheld)': '{word} (नतिजा रोकिएको)',
  '{word} (disqualified)': '{word} (अयोग्य ठहरिएको)',
  'Withheld or disqualified candidates with marks in subjects: these marks are not published.':
    'विषयमा अङ्क भएका तर नतिजा रोकिएका वा अयोग्य ठहरिएका परीक्षार्थी: यी अङ्क प्रकाशित हुँदैनन्।',
  "Marks that are not the sum of their subjects' marks ({rows}). {advice}":
    'विषयका अङ्कको जोडसँग नमिल्ने प्राप्ताङ्क ({rows})। {advice}',
  'Correct the mark or the subjects.': 'प्राप्ताङ्क वा विषयका अङ्क सच्याउनुहोस्।',
  'If they should be, correct the marks or choose other subjects.':
    'मिल्नुपर्ने हो भने अङ्क सच्याउनुहोस् वा अरू विषय रोज्नुहोस्।',
  'There are no results of {exam} yet, but there are of {similar}. Is it the same exam?':
    '{exam} को नतिजा अहिलेसम्म छैन, तर {similar} को छ। एउटै परीक्षा हो?',

  // Publishing.
  'The file holds the results of the exam {exam}': 'फाइलमा परीक्षा {exam} को नतिजा छ',
  'Confirm this first: {message}': 'पहिले यो पुष्टि गर्नुहोस्: {message}',
  'Say in your words why the results change': 'नतिजा किन फेरिन्छ, आफ्नै शब्दमा लेख्नुहोस्',
  'Choose why the results change: candidates can see them': 'नतिजा किन फेरिन्छ रोज्नुहोस्: परीक्षार्थीले यो देख्न सक्छन्',
  'The published results of this exam have changed meanwhile. Please check the new preview.':
    'यसबीच यस परीक्षाका प्रकाशित नतिजा फेरिएका छन्। कृपया नयाँ पूर्वावलोकन जाँच्नुहोस्।',
  'The active student lists have changed meanwhile. Please check the new preview.':
    'यसबीच सक्रिय विद्यार्थी सूची फेरिएका छन्। कृपया नयाँ पूर्वावलोकन जाँच्नुहोस्।',
  'This exam has changed meanwhile. Please check the form and publish again.':
    'यसबीच यो परीक्षा फेरिएको छ। कृपया फारम जाँचेर फेरि प्रकाशित गर्नुहोस्।',
  'The results of this exam are released already: this file shows at once. Please publish it without a release time.':
    'यस परीक्षाको नतिजा सार्वजनिक भइसकेको छ: यो फाइल तुरुन्तै देखिन्छ। कृपया समय नतोकी प्रकाशित गर्नुहोस्।',
  'This file is published already': 'यो फाइल प्रकाशित भइसकेको छ',
  'This upload is not there any more. Please upload the file again':
    'यो अपलोड अब छैन। कृपया फाइल फेरि अपलोड गर्नुहोस्',
  'The exam title is longer than {most} characters': 'परीक्षाको नाम {most} अक्षरभन्दा लामो छ',
  'The exam ID is longer than {most} characters': 'परीक्षा नम्बर {most} अक्षरभन्दा लामो छ',
  'Shorten the words to {most} characters': 'विवरण {most} अक्षरभित्र छोट्याउनुहोस्',
  'Choose at most {most} subjects': 'बढीमा {most} विषय रोज्नुहोस्',

  // Days.
  '{looks} Enter the date in A.D.': '{looks} मिति ई.सं. मा लेख्नुहोस्।',
  '{looks} In A.D. it is {date}.': '{looks} ई.सं. मा {date} हुन्छ।',
  '{looks} In A.D. it is about {date}.': '{looks} ई.सं. मा करिब {date} हुन्छ।',
  'Enter a day of the years 1900 to 2200.': 'सन् 1900 देखि 2200 सम्मको दिन लेख्नुहोस्।',
  '{day} looks like Bikram Sambat.': '{day} वि.सं. जस्तो देखिन्छ।',

  // Exams and files.
  'Enter the exam’s title': 'परीक्षाको नाम लेख्नुहोस्',
  'Full marks must be a number above 0': 'पूर्णाङ्क 0 भन्दा ठूलो सङ्ख्या हुनुपर्छ',
  'Full marks must be a number above 0, such as 200': 'पूर्णाङ्क 0 भन्दा ठूलो सङ्ख्या हुनुपर्छ, जस्तै 200',
  'The pass mark must be a percentage from 0 to 100, such as 40':
    'उत्तीर्ण सीमा 0 देखि 100 सम्मको प्रतिशत हुनुपर्छ, जस्तै 40',
  'This exam has no results any more.': 'यस परीक्षाको नतिजा अब छैन।',
  'These are the values that are published already': 'यी मान पहिल्यै प्रकाशित छन्',
  'The result has no subject “{name}”': 'नतिजामा “{name}” विषय छैन',
  'This exam has changed since you opened it.': 'तपाईंले खोलेपछि यो परीक्षा फेरिएको छ।',
  'This result has changed since you opened it.': 'तपाईंले खोलेपछि यो नतिजा फेरिएको छ।',
  'This result file is not there any more.': 'यो नतिजा फाइल अब छैन।',
  'This student list is not published yet.': 'यो विद्यार्थी सूची अझै प्रकाशित भएको छैन।',
  'Candidates see no result of this candidate in this exam.': 'यस परीक्षामा यस परीक्षार्थीको नतिजा देखिँदैन।',
  'This is no Candidate ID': 'यो परीक्षार्थी नम्बर होइन',

  // Releases.
  'These results have been released already. Withdraw them to hide them again.':
    'यी नतिजा सार्वजनिक भइसकेका छन्। फेरि लुकाउन फिर्ता लिनुहोस्।',
  'These results are withdrawn. Put them back first.': 'यी नतिजा फिर्ता लिइएका छन्। पहिले फेरि राख्नुहोस्।',
  'These results are withdrawn already.': 'यी नतिजा फिर्ता लिइसकिएका छन्।',
  'These results are not withdrawn any more.': 'यी नतिजा अब फिर्ता लिइएको अवस्थामा छैनन्।',
  'There is nothing to rehearse: the results are released or withdrawn.':
    'पूर्वाभ्यास गर्न बाँकी केही छैन: नतिजा सार्वजनिक भयो वा फिर्ता लिइयो।',
  'Reason is required': 'कारण आवश्यक छ',
  'The reason is longer than {most} characters': 'कारण {most} अक्षरभन्दा लामो छ',
  'Every candidate has a name.': 'सबै परीक्षार्थीको नाम छ।',
  '{part} of {whole} candidates': '{whole} मध्ये {part} परीक्षार्थी',
  '{who} are on no active student list: their results show no name.':
    '{who} कुनै सक्रिय विद्यार्थी सूचीमा छैनन्: उनीहरूको नतिजामा नाम देखिँदैन।',
  'Every candidate has a {secret}.': 'सबै परीक्षार्थीको {secret} छ।',
  '{who} have no {secret} on an active student list: they cannot see their results.':
    '{who}को {secret} सक्रिय विद्यार्थी सूचीमा छैन: उनीहरूले नतिजा हेर्न सक्दैनन्।',
  'date of birth': 'जन्म मिति',
  '{serve}, with the embedded database.': '{serve}, भित्रै रहेको डेटाबेससहित।',
  '{serve}, on {cores} cores.': '{serve}, {cores} कोरमा।',
  '{serve}, on {cores} cores. Set WEB_CONCURRENCY to {most} to use them all.':
    '{serve}, {cores} कोरमा। सबै चलाउन WEB_CONCURRENCY {most} राख्नुहोस्।',
  'One process serves visitors': 'आगन्तुकका लागि एउटा प्रक्रिया चल्छ',
  '{count} processes serve visitors': 'आगन्तुकका लागि {count} प्रक्रिया चल्छन्',
  'Last opened {moment}.': 'पछिल्लो पटक {moment} मा खोलिएको।',
  'Nobody has looked at the pages as they will be.': 'सार्वजनिक भएपछिका पृष्ठ अहिलेसम्म कसैले हेरेको छैन।',

  // Re-checks.
  'The candidate sees no result of this exam. Release it first, or close the request instead':
    'परीक्षार्थीले यस परीक्षाको नतिजा देख्दैनन्। पहिले सार्वजनिक गर्नुहोस्, वा निवेदन बन्द गर्नुहोस्',
  'Write a sentence to the candidate': 'परीक्षार्थीलाई एउटा वाक्य लेख्नुहोस्',
  'Shorten the sentence to {most} characters': 'वाक्य {most} अक्षरभित्र छोट्याउनुहोस्',
  'Shorten the line about the fee to {most} characters': 'शुल्कको विवरण {most} अक्षरभित्र छोट्याउनुहोस्',
  'This file is not published, or did not change the result of the candidate':
    'यो फाइल प्रकाशित छैन, वा यसले परीक्षार्थीको नतिजा फेरेको छैन',
  'The candidate has sent another request in place of the one that you have read.':
    'तपाईंले पढ्नुभएको निवेदनको ठाउँमा परीक्षार्थीले अर्को निवेदन पठाएका छन्।',
  'This request came with the second secret of the candidate. Answer it instead.':
    'यो निवेदन परीक्षार्थीको PIN वा जन्म मितिसहित आएको हो। यसको जवाफ दिनुहोस्।',
  'This request is not there any more.': 'यो निवेदन अब छैन।',
  'This request has been answered or closed already.': 'यस निवेदनको जवाफ दिइसकिएको छ, वा यो बन्द भइसकेको छ।',
}
