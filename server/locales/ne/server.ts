/** The API's messages about the server and about missing content. */
export const server = {
  'Version {version} gets no security fixes any more. Install Node.js {newest}.':
    'संस्करण {version} मा अब सुरक्षा सुधार आउँदैन। Node.js {newest} राख्नुहोस्।',
  Backups: 'ब्याकअप',
  'Stored files': 'राखिएका फाइल',
  'Waiting mails': 'पठाउन बाँकी इमेल',
  Disk: 'डिस्क',
  Errors: 'गल्ती',
  'Signing keys': 'हस्ताक्षर गर्ने साँचो',
  Version: 'संस्करण',
  Certificate: 'प्रमाणपत्र',
  Demo: 'नमुना',
  Mail: 'इमेल',
  'Reverse proxy': 'रिभर्स प्रोक्सी',
  Address: 'ठेगाना',
  Memory: 'मेमोरी',
  'File descriptors': 'खुल्न सक्ने फाइल',
  Secrets: 'गोप्य कुरा',
  'No backup has been made yet. Turn on the nightly backup on the dashboard, set BACKUP_AT, or run npm run backup every night.':
    'अहिलेसम्म ब्याकअप बनेको छैन। ड्यासबोर्डमा रात्रिकालीन ब्याकअप सुरु गर्नुहोस्, BACKUP_AT राख्नुहोस्, वा हरेक रात npm run backup चलाउनुहोस्।',
  'No backup has been made yet. The server makes the first one at {time} in Nepal.':
    'अहिलेसम्म ब्याकअप बनेको छैन। सर्भरले पहिलो ब्याकअप नेपाली समयअनुसार {time} मा बनाउँछ।',
  'Backup folder': 'ब्याकअप राख्ने फोल्डर',
  'No backup can be written to {folder}, which BACKUP_DIR names ({problem}). Mount or make that folder, and let the server write there.':
    'BACKUP_DIR ले तोकेको {folder} मा ब्याकअप लेख्न सकिँदैन ({problem})। त्यो फोल्डर माउन्ट गर्नुहोस् वा बनाउनुहोस्, र सर्भरलाई त्यहाँ लेख्न दिनुहोस्।',
  'The backup of {moment} failed: {problem}': '{moment} को ब्याकअप असफल भयो: {problem}',
  'When the latest backup was made is not known: a wrong clock recorded a time in the future. Make a backup with npm run backup.':
    'पछिल्लो ब्याकअप कहिले बन्यो थाहा छैन: घडी गलत हुँदा भविष्यको समय लेखियो। npm run backup चलाएर ब्याकअप बनाउनुहोस्।',
  'The archive {path} of the latest backup is not there any more. Put it back, or make a backup with npm run backup.':
    'पछिल्लो ब्याकअपको फाइल {path} अब छैन। त्यसलाई फिर्ता राख्नुहोस्, वा npm run backup चलाएर ब्याकअप बनाउनुहोस्।',
  'It was broken off: its process was ended, or the machine stopped.':
    'बीचमै टुट्यो: प्रोग्राम बन्द गरियो, वा मेसिन रोकियो।',
  'The latest backup is {days} days old.': 'पछिल्लो ब्याकअप {days} दिन पुरानो छ।',
  'The latest is of {moment}, {size}.': 'पछिल्लो {moment} को, {size}।',
  'Not needed for a demo.': 'नमुनाका लागि चाहिँदैन।',
  'The setting BACKUP_AT decides when backups are made.': 'ब्याकअप कहिले बन्छ, BACKUP_AT सेटिङले तय गर्छ।',
  'Not checked yet.': 'अहिलेसम्म जाँचिएको छैन।',
  '{missing} of {all} are missing. Check the settings for the data folder and the bucket, or put them back from a backup.':
    '{all} मध्ये {missing} छैनन्। डेटा फोल्डर र बकेटको सेटिङ जाँच्नुहोस्, वा ब्याकअपबाट फर्काउनुहोस्।',
  '{orphaned} of {all} belong to nothing, and wait for you.':
    '{all} मध्ये {orphaned} कतै प्रयोग भएका छैनन्; के गर्ने, तपाईं रोज्नुहोस्।',
  'All {count} are there.': 'सबै {count} छन्।',
  'None.': 'छैन।',
  '{count} could not be delivered yet and are tried again for two days. Check SMTP_URL, MAIL_FROM, and how many mails the mail server takes.':
    '{count} अहिलेसम्म पठाउन सकिएन, दुई दिनसम्म फेरि प्रयास हुन्छ। SMTP_URL, MAIL_FROM र इमेल सर्भरले कति इमेल लिन्छ, जाँच्नुहोस्।',
  'The data folder {folder} cannot be read ({problem}).': 'डेटा फोल्डर {folder} पढ्न सकिएन ({problem})।',
  '{free} of {all} are free.': '{all} मध्ये {free} खाली छ।',
  '{text} Make room in {folder}, or move old backups away.':
    '{text} {folder} मा ठाउँ बनाउनुहोस्, वा पुराना ब्याकअप अन्यत्र सार्नुहोस्।',
  'None in {days} days.': '{days} दिनमा छैन।',
  'In the last {days} days: {kinds}. The log of the server says more: search it for these words.':
    'पछिल्ला {days} दिनमा: {kinds}। सर्भरको लगमा यी शब्द खोजे थप जानकारी भेटिन्छ।',
  '“{kind}” {times}, the latest {moment}': '“{kind}” {times}, पछिल्लो {moment}',
  once: 'एक पटक',
  '{count} times': '{count} पटक',
  '{days} days old.': '{days} दिन पुरानो।',
  '{days} days old. Make new ones with npm run user -- rotate-keys.':
    '{days} दिन पुरानो। npm run user -- rotate-keys ले नयाँ बनाउनुहोस्।',
  '{host} cannot be asked from here ({problem}).': '{host} लाई यहाँबाट सोध्न सकिएन ({problem})।',
  'The certificate of {host} expired on {day}. Renew it: browsers refuse the site.':
    '{host} को प्रमाणपत्रको म्याद {day} मा सकियो। नवीकरण गर्नुहोस्: ब्राउजरले वेबसाइट खोल्दैनन्।',
  "Browsers do not trust the certificate of {host} ({problem}). Get one from a public authority, such as Let's Encrypt.":
    'ब्राउजरले {host} को प्रमाणपत्रमा विश्वास गर्दैनन् ({problem})। Let’s Encrypt जस्तो सार्वजनिक निकायबाट लिनुहोस्।',
  'Valid until {day}.': '{day} सम्म मान्य।',
  'The certificate of {host} expires on {day}, in {days}. See why it is not renewed by itself.':
    '{host} को प्रमाणपत्रको म्याद {day} मा सकिन्छ ({days})। आफैँ किन नवीकरण भएन हेर्नुहोस्।',
  '1 day': '1 दिनमा',
  '{count} days': '{count} दिनमा',
  'Others can reach the site, and anybody may sign in with the demo accounts. Set DEMO=off.':
    'वेबसाइट अरूले पनि खोल्न सक्छन्, र नमुना खाताबाट जसले पनि लगइन गर्न सक्छ। DEMO=off राख्नुहोस्।',
  off: 'बन्द',
  none: 'छैन',
  'Mails are only written to {folder}: nobody can confirm an address or reset a password.':
    'इमेल {folder} मा मात्र लेखिन्छ: कसैले ठेगाना पुष्टि गर्न वा पासवर्ड फेर्न सक्दैन।',
  'SMTP_URL is not set. {without} Name a mail server, or none.':
    'SMTP_URL राखिएको छैन। {without} इमेल सर्भर तोक्नुहोस्, वा none लेख्नुहोस्।',
  'SMTP_URL is set.': 'SMTP_URL राखिएको छ।',
  'TRUST_PROXY is set': 'TRUST_PROXY राखिएको छ',
  'TRUST_PROXY is not needed without one': 'प्रोक्सी नभए TRUST_PROXY चाहिँदैन',
  'TRUST_PROXY is not set. Behind a reverse proxy all visitors have one address then, and share every limit. Set TRUST_PROXY=on if a proxy is in front, else TRUST_PROXY=off.':
    'TRUST_PROXY राखिएको छैन। रिभर्स प्रोक्सीपछाडि सबै आगन्तुकको ठेगाना एउटै हुन्छ, र सबै सीमा साझा हुन्छ। अगाडि प्रोक्सी भए TRUST_PROXY=on, नभए TRUST_PROXY=off राख्नुहोस्।',
  'PUBLIC_URL is not set. Links in mails lead to the address that the server listens on.':
    'PUBLIC_URL राखिएको छैन। इमेलका लिङ्क सर्भर चलेकै ठेगानामा जान्छन्।',
  '{url} is not encrypted: others in the network can read passwords. Put a reverse proxy with https in front, and set PUBLIC_URL to its address.':
    '{url} इन्क्रिप्ट गरिएको छैन: नेटवर्कका अरूले पासवर्ड पढ्न सक्छन्। अगाडि https भएको रिभर्स प्रोक्सी राख्नुहोस्, र PUBLIC_URL मा त्यसको ठेगाना लेख्नुहोस्।',
  '{memory} for {processes}': '{processes}का लागि {memory}',
  '{memory} are less than the {needed} for {processes}. Give the server more, or set WEB_CONCURRENCY to a smaller number.':
    '{memory} {processes}लाई चाहिने {needed} भन्दा कम छ। सर्भरलाई थप दिनुहोस्, वा WEB_CONCURRENCY घटाउनुहोस्।',
  '1 process': '1 प्रक्रिया',
  '{count} processes': '{count} प्रक्रिया',
  'the system does not tell the limit': 'प्रणालीले सीमा बताउँदैन',
  'A process may open {limit}, and so takes {connections} connections; {needed} are needed. {advice}':
    'एउटा प्रक्रियाले {limit} खोल्न सक्छ, त्यसैले {connections} जडान लिन्छ; {needed} चाहिन्छ। {advice}',
  'Raise that limit: LimitNOFILE under systemd, --ulimit nofile in Docker, else ulimit -n.':
    'त्यो सीमा बढाउनुहोस्: systemd मा LimitNOFILE, Docker मा --ulimit nofile, नत्र ulimit -n।',
  'nothing that others would guess': 'अरूले अनुमान गर्न सक्ने केही छैन',
  'The password in DATABASE_URL has fewer than {least} characters. Give the database user a long random one.':
    'DATABASE_URL को पासवर्ड {least} अक्षरभन्दा छोटो छ। डेटाबेसको प्रयोगकर्तालाई लामो र अनियमित पासवर्ड दिनुहोस्।',

  // Missing content of the pages.
  Notices: 'सूचनाहरू',
  '{collection}: nothing is published yet': '{collection}: अहिलेसम्म केही प्रकाशित छैन',
  '{collection}: no {field} yet': '{collection}: {field} अहिलेसम्म छैन',
  '{collection}: {missing} of {texts} texts without Nepali':
    '{collection}: {texts} मध्ये {missing} पाठ नेपालीमा छैन',
  '{collection}: {lacking} of {all} without {field}': '{collection}: {all} मध्ये {lacking} को {field} छैन',
}
