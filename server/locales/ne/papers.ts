/** Mails, pages without scripts, documents and calendars. */
export const papers = {
  // Mails
  'Confirm your email address': 'आफ्नो इमेल ठेगाना पुष्टि गर्नुहोस्',
  'Thank you for signing up at {institute}. Please confirm that this is your email address, with the password that you chose; then you can sign in.':
    '{institute} मा दर्ता गर्नुभएकोमा धन्यवाद। यो इमेल ठेगाना तपाईंकै हो भनी दर्ता गर्दा राख्नुभएको पासवर्ड लेखेर पुष्टि गर्नुहोस्; त्यसपछि लगइन गर्न सकिन्छ।',
  'Confirm my email address': 'मेरो इमेल ठेगाना पुष्टि गर्नुहोस्',
  'The link works once, within {hours} hours.': 'यो लिङ्कले {hours} घण्टाभित्र एक पटक मात्र काम गर्छ।',
  'Was it not you who signed up? Then do nothing: without your confirmation the account cannot be used.':
    'दर्ता गर्ने तपाईं हुनुहुन्न? त्यसो भए केही गर्नुपर्दैन: तपाईंले पुष्टि नगरेसम्म यो खाता चल्दैन।',
  'You have an account already': 'तपाईंको खाता पहिल्यै छ',
  'Somebody, most likely you, wanted to sign up at {institute} with this email address, or asked to confirm it again. It has an account and is confirmed: you can simply sign in.':
    'यो इमेल ठेगाना राखेर {institute} मा दर्ता गर्न खोजियो, वा ठेगाना पुष्टि गर्ने लिङ्क फेरि मागियो; सम्भवतः तपाईं आफैँले। यस ठेगानाको खाता पुष्टि भइसकेको छ: सिधै लगइन गर्न सकिन्छ।',
  'If you no longer know your password, set a new one at {url}.': 'पासवर्ड बिर्सनुभएको भए {url} मा नयाँ राख्नुहोस्।',
  'Sign in': 'लगइन गर्नुहोस्',
  'Was it not you? Then do nothing: your account is as it was.':
    'तपाईं हुनुहुन्न? त्यसो भए केही गर्नुपर्दैन: तपाईंको खाता जस्ताको तस्तै छ।',
  'Set a new password': 'नयाँ पासवर्ड राख्नुहोस्',
  'Somebody, most likely you, asked for a new password for your account at {institute}.':
    '{institute} मा रहेको तपाईंको खाताका लागि नयाँ पासवर्ड राख्ने लिङ्क मागियो; सम्भवतः तपाईं आफैँले।',
  'Was it not you? Then do nothing: your password stays as it is.':
    'माग्ने तपाईं हुनुहुन्न? त्यसो भए केही गर्नुपर्दैन: तपाईंको पासवर्ड फेरिँदैन।',
  'Your password was changed': 'तपाईंको पासवर्ड फेरियो',
  'The password of your account at {institute} was changed just now, and other devices were signed out.':
    '{institute} मा रहेको तपाईंको खाताको पासवर्ड भर्खरै फेरियो, र अन्य उपकरणबाट लगआउट गरियो।',
  'If it was you, there is nothing to do.': 'तपाईं आफैँले फेर्नुभएको भए केही गर्नुपर्दैन।',
  'It was not me': 'मैले फेरेको होइन',
  'Was it not you? Set a new password at once, then call us.':
    'फेर्ने तपाईं हुनुहुन्न? तुरुन्तै नयाँ पासवर्ड राख्नुहोस्, अनि हामीलाई फोन गर्नुहोस्।',
  'Your account is closed': 'तपाईंको खाता बन्द छ',
  'Somebody, most likely you, wanted to sign up or to log in with this email address at {institute}. Its account has been closed and cannot be used. If you think that this is a mistake, please call or write to us.':
    'यो इमेल ठेगाना राखेर {institute} मा दर्ता वा लगइन गर्न खोजियो; सम्भवतः तपाईं आफैँले। तर यस ठेगानाको खाता बन्द गरिएको छ, त्यसैले चलाउन मिल्दैन। गल्ती भएको जस्तो लागेमा हामीलाई फोन गर्नुहोस् वा लेख्नुहोस्।',
  'an admin account': 'प्रशासकको खाता',
  'a teacher’s account': 'शिक्षकको खाता',
  'a student’s account': 'विद्यार्थीको खाता',
  '{institute} invites you to have {account} on its website.':
    '{institute} ले आफ्नो वेबसाइटमा {account} खोल्न तपाईंलाई निमन्त्रणा गरेको छ।',
  'With it you see your results, study materials and notices.':
    'यस खाताबाट आफ्ना नतिजा, अध्ययन सामग्री र सूचना हेर्न सकिन्छ।',
  'Your account at {institute}': '{institute} मा तपाईंको खाता',
  'Dear {name},': '{name} ज्यू,',
  'Choose a password, and you are logged in.': 'पासवर्ड राख्नुहोस्; त्यसपछि लगइन भइहाल्छ।',
  'Choose my password': 'पासवर्ड राख्नुहोस्',
  'The link works once, within {days} days. Please do not pass it on.':
    'यो लिङ्कले {days} दिनभित्र एक पटक मात्र काम गर्छ। कृपया अरूलाई नदिनुहोस्।',
  'You do not know why you got this mail? Then do nothing: without you there is no account.':
    'यो इमेल किन आयो थाहा छैन? त्यसो भए केही गर्नुपर्दैन: तपाईंले नखोलेसम्म खाता खुल्दैन।',
  'Your re-check: {exam}': 'तपाईंको पुनः जाँच: {exam}',
  'The result in {exam} that you asked us to check was corrected.':
    'तपाईंले पुनः जाँचको निवेदन दिनुभएको {exam} को नतिजा सच्याइयो।',
  'We checked the result in {exam} that you asked about. It is right as it was.':
    'तपाईंले पुनः जाँचको निवेदन दिनुभएको {exam} को नतिजा हामीले जाँच्यौँ। पहिलेकै नतिजा सही छ।',
  'See the result': 'नतिजा हेर्नुहोस्',
  'Did you not ask for this? Then somebody else gave your address, and there is nothing to do.':
    'निवेदन दिने तपाईं हुनुहुन्न? त्यसो भए अरू कसैले तपाईंको ठेगाना दिएको हो; केही गर्नुपर्दैन।',
  'Logo of {institute}': '{institute} को लोगो',
  'If the button does not work, open this address:': 'बटनले काम नगरेमा यो ठेगाना खोल्नुहोस्:',

  // Pages without scripts, and ribbons above pages
  'This rehearsal has ended': 'यो पूर्वाभ्यास सकियो',
  'The results have been released or withdrawn, or the link is older than 24 hours. Ask for a new link if they are not released yet.':
    'नतिजा सार्वजनिक भइसक्यो वा फिर्ता लिइयो, वा लिङ्क 24 घण्टाभन्दा पुरानो भयो। नतिजा अझै सार्वजनिक भएको छैन भने नयाँ लिङ्क माग्नुहोस्।',
  'Exam results': 'परीक्षाको नतिजा',
  'Unexpected Application Error!': 'अप्रत्याशित समस्या आयो!',
  'This page could not be shown. Nothing you entered was changed by it. Please try again in a moment.':
    'यो पृष्ठ देखाउन सकिएन। तपाईंले भर्नुभएको विवरणमा केही फेरिएको छैन। कृपया एकछिनपछि फेरि प्रयास गर्नुहोस्।',
  'Try again': 'फेरि प्रयास गर्नुहोस्',
  'Back to the home page': 'गृहपृष्ठमा फर्कनुहोस्',
  'Page not found': 'पृष्ठ भेटिएन',
  'There is no page at this address. It may have moved, or the address has a typing slip.':
    'यस ठेगानामा कुनै पृष्ठ छैन। पृष्ठ सारिएको हुन सक्छ, वा ठेगाना टाइप गर्दा गल्ती भएको हुन सक्छ।',
  'Back to home': 'गृहपृष्ठमा फर्कनुहोस्',
  'One moment please': 'एकछिन पर्खनुहोस्',
  'This page tries again by itself in 1 second.': 'यो पृष्ठले 1 सेकेन्डपछि आफैँ फेरि प्रयास गर्छ।',
  'This page tries again by itself in {seconds} seconds.': 'यो पृष्ठले {seconds} सेकेन्डपछि आफैँ फेरि प्रयास गर्छ।',
  'Nothing is lost.': 'केही हराएको छैन।',
  'Your Candidate ID <b>{candidate}</b> is kept.': 'तपाईंको परीक्षार्थी नम्बर <b>{candidate}</b> सुरक्षित छ।',
  'Nothing was changed. Please go back and send it again in a moment.':
    'केही फेरिएको छैन। कृपया पछाडि गएर एकछिनपछि फेरि पठाउनुहोस्।',
  'Try again now': 'अहिले नै फेरि प्रयास गर्नुहोस्',
  Demo: 'नमुना',
  'Demo institute: sample content': 'नमुना संस्था: उदाहरण सामग्री',
  'Demo institute: sample content.': 'नमुना संस्था: उदाहरण सामग्री।',
  'Make it yours': 'आफ्नो बनाउनुहोस्',
  'The passwords of its accounts are public: anybody can sign in as an administrator. Do not enter anything real.':
    'यसका खाताका पासवर्ड सबैलाई थाहा छन्: जोसुकैले प्रशासकका रूपमा लगइन गर्न सक्छ। वास्तविक विवरण केही नहाल्नुहोस्।',
  Preview: 'पूर्वावलोकन',
  'Preview with drafts.': 'मस्यौदासहितको पूर्वावलोकन।',
  'Only people with this link see it, for an hour.': 'यो लिङ्क हुनेले मात्र एक घण्टासम्म देख्छन्।',
  Rehearsal: 'पूर्वाभ्यास',
  'Rehearsal, not public.': 'पूर्वाभ्यास, सार्वजनिक होइन।',
  'This is the website as after the release.': 'नतिजा सार्वजनिक भएपछि वेबसाइट यस्तो देखिन्छ।',
  'Leave the rehearsal': 'पूर्वाभ्यासबाट निस्कनुहोस्',

  // Documents, calendars and feeds
  'Result slip': 'नतिजा पर्ची',
  Passed: 'उत्तीर्ण',
  Failed: 'अनुत्तीर्ण',
  Absent: 'अनुपस्थित',
  Withheld: 'नतिजा रोकिएको',
  Disqualified: 'अयोग्य ठहरिएको',
  '{mark} of {full}': '{mark} / {full}',
  'Results: {exam}': 'नतिजा: {exam}',
  'The results can be looked up by Candidate ID.': 'परीक्षार्थी नम्बर हालेर नतिजा हेर्न सकिन्छ।',
  'Exams of {institute}': '{institute} का परीक्षा',
  '{date}. {count} questions. {covers}.': '{date}। {count} प्रश्न। {covers}।',
  'Notices of {institute}': '{institute} का सूचना',
  'Courses, notices and exam results in one place.': 'पाठ्यक्रम, सूचना र परीक्षाको नतिजा एकै ठाउँमा।',
  'Courses, notices and exam results of {institute}.': '{institute} का पाठ्यक्रम, सूचना र परीक्षाको नतिजा।',
}
