import type { WhatsAppTexts } from "./templates.ts";

export const teluguWhatsApp: WhatsAppTexts = {
  "deadline-alert": {
    text: "నమస్తే {name}, {scholarship} చివరి తేదీ {date}. త్వరలో ముగిసే ఇతరాలు: {more}. ఈ సందేశాలు వద్దంటే ఆపు అని రాయండి.",
    action: "స్కాలర్‌షిప్ తెరవండి",
  },
  "change-alert": {
    text: "నమస్తే {name}, మీరు సేవ్ చేసిన {scholarship} మారింది. మారిన ఇతరాలు: {more}. ఈ సందేశాలు వద్దంటే ఆపు అని రాయండి.",
    action: "ఏం మారిందో చూడండి",
  },
  "match-alert": {
    text: "నమస్తే {name}, మీకు కొత్తది: {scholarship}. ఇతరాలు: {more}. ఈ సందేశాలు వద్దంటే ఆపు అని రాయండి.",
    action: "స్కాలర్‌షిప్ తెరవండి",
  },
  "application-submitted": {
    text: "నమస్తే {name}, {scholarship} కోసం మీ దరఖాస్తు అందింది. దాని నంబర్ {number}. 48 గంటల్లో పరిశీలిస్తాం. ఈ సందేశాలు వద్దంటే ఆపు అని రాయండి.",
    action: "ఎక్కడ ఉందో చూడండి",
  },
  "application-update": {
    text: "నమస్తే {name}, {scholarship} కోసం మీ దరఖాస్తు: {status}. ఈ సందేశాలు వద్దంటే ఆపు అని రాయండి.",
    action: "దరఖాస్తు తెరవండి",
  },
  "application-action": {
    text: "నమస్తే {name}, {scholarship} కోసం మీ దరఖాస్తు ఒక విషయం కోసం ఆగి ఉంది. {wanted}, {due} లోపు. మిగతావి అన్నీ అలాగే ఉంటాయి. ఈ సందేశాలు వద్దంటే ఆపు అని రాయండి.",
    action: "ఇప్పుడే పంపండి",
  },
  "draft-goes": {
    text: "నమస్తే {name}, {scholarship} కోసం మీ డ్రాఫ్ట్ {date} న తొలగిస్తాం. ఆ రోజుకు ముందు కొనసాగిస్తే అది ఉంటుంది. ఈ సందేశాలు వద్దంటే ఆపు అని రాయండి.",
    action: "డ్రాఫ్ట్ తెరవండి",
  },
  "paper-ends": {
    text: "నమస్తే {name}, {paper}: {date} వరకు చెల్లుతుంది. కొత్తది ముందే తీసుకుని మీ పత్రాలలో చేర్చండి. ఈ సందేశాలు వద్దంటే ఆపు అని రాయండి.",
    action: "మీ పత్రాలు తెరవండి",
  },
  "application-approved": {
    text: "అభినందనలు, {name}! {scholarship} కు మీరు ఎంపికయ్యారు, {amount}. తర్వాత ఏమిటో ఆ పేజీలో ఉంది. ఈ సందేశాలు వద్దంటే ఆపు అని రాయండి.",
    action: "దరఖాస్తు తెరవండి",
  },
};
