import { defineMessages } from "#app/core/words/i18n.ts";

/** What stands under a student's bell; finished sentences in the reader's language. */
export const payoutNotices = defineMessages({
  en: {
    paid: {
      title: "Receipt for your scholarship money",
      message: "{amount} was paid, bank reference {reference}. You can write to those who gave.",
    },
    returned: {
      title: "The bank sent your money back",
      message: "{amount} is kept for you. Give the right bank account, then it is sent again.",
    },
  },
  te: {
    paid: {
      title: "మీ స్కాలర్‌షిప్ డబ్బుకు రసీదు",
      message: "{amount} చెల్లించాం, బ్యాంకు రిఫరెన్స్ {reference}. ఇచ్చిన వారికి మీరు రాయవచ్చు.",
    },
    returned: {
      title: "బ్యాంకు మీ డబ్బును తిరిగి పంపింది",
      message: "{amount} మీ కోసం ఉంచాం. సరైన బ్యాంకు ఖాతా ఇవ్వండి, మళ్లీ పంపుతాం.",
    },
  },
  hi: {
    paid: {
      title: "आपकी छात्रवृत्ति की रसीद",
      message: "{amount} भेजा गया, बैंक संदर्भ {reference}। आप देने वालों को लिख सकते हैं।",
    },
    returned: {
      title: "बैंक ने आपका पैसा लौटा दिया",
      message: "{amount} आपके लिए रखा है। सही बैंक खाता दीजिए, फिर दोबारा भेजा जाएगा।",
    },
  },
});
