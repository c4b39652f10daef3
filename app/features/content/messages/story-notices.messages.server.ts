import { defineMessages } from "#app/core/words/i18n.ts";

/** What stands under a student's bell when the desk has decided. The desk's own reason stays as it was written. */
export const storyNotices = defineMessages({
  en: {
    approved: {
      title: "Your story is published.",
      message: "Your story is on the success page. You can take it back at any time.",
    },
    rejected: {
      title: "Your story was not published.",
      message: "The reason is beside your story; you may write another one.",
    },
    withdrawn: {
      title: "Your story is no longer shown.",
      message: "Our desk took it from the success page. You may write another one.",
    },
  },
  te: {
    approved: {
      title: "మీ కథ ప్రచురించాం.",
      message: "మీ కథ విజయగాథల పేజీలో ఉంది. ఎప్పుడైనా వెనక్కి తీసుకోవచ్చు.",
    },
    rejected: {
      title: "మీ కథ ప్రచురించలేదు.",
      message: "కారణం మీ కథ పక్కనే ఉంది; మీరు మరో కథ రాయవచ్చు.",
    },
    withdrawn: {
      title: "మీ కథ ఇక కనిపించదు.",
      message: "మా డెస్క్ దాన్ని విజయగాథల పేజీ నుంచి తీసివేసింది. మీరు మరో కథ రాయవచ్చు.",
    },
  },
  hi: {
    approved: {
      title: "आपकी कहानी प्रकाशित हो गई।",
      message: "आपकी कहानी सफलता पेज पर है। आप इसे कभी भी वापस ले सकते हैं।",
    },
    rejected: {
      title: "आपकी कहानी प्रकाशित नहीं हुई।",
      message: "कारण आपकी कहानी के साथ लिखा है; आप दूसरी कहानी लिख सकते हैं।",
    },
    withdrawn: {
      title: "आपकी कहानी अब नहीं दिखती।",
      message: "हमारी डेस्क ने इसे सफलता पेज से हटा दिया। आप दूसरी कहानी लिख सकते हैं।",
    },
  },
});
