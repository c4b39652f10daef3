const networks = {
  "facebook.com": {
    name: "Facebook",
    sign: "M14.5 21v-8H17l.5-3.5h-3V7.5c0-1 .4-1.5 1.6-1.5h1.4V3h-2.4C12.5 3 11 4.5 11 7v2.500H8.500V13H11v8",
  },
  "instagram.com": {
    name: "Instagram",
    sign: "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17 7v.1",
  },
  "youtube.com": {
    name: "YouTube",
    sign: "M5 5.5h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM10 9v6l5-3z",
  },
  "linkedin.com": {
    name: "LinkedIn",
    sign: "M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM8 11v6M8 7.500v.1M12 17v-6M12 14c0-4 5-4 5 0v3",
  },
  "x.com": { name: "X", sign: "M4 4l16 16M20 4 4 20" },
  "t.me": { name: "Telegram", sign: "M21 4 3 11l6 2.500M21 4l-3 16-9-6.500M21 4 9 13.500V20l3.5-4" },
} as const;

type Network = { readonly name: string; readonly sign: string };

const globe = "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18";

/** P19: what an address of a social network is called, and its sign; of another site its host. */
export function socialNetwork(address: string): Network {
  const host = new URL(address).hostname.replace(/^(www|m)\./, "");
  return networks[host as keyof typeof networks] ?? { name: host, sign: globe };
}
