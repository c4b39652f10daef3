/** Words of papers' names that are not written small: the vault keeps a name without its capitals and signs. */
export const paperWords: Readonly<Record<string, string>> = {
  phd: "PhD",
  itrs: "ITRs",
  meeseva: "MeeSeva",
  india: "India",
  principal: "Principal",
  amritdhari: "Amritdhari",
  ...Object.fromEntries(
    "apst bet bpl cap ceed centac cgpa emis fruits gate icar id iet iit isi itr jrf net noc nsrs mias obc pan pg ppo sc ssc sslc st udid ug uk"
      .split(" ")
      .map((word) => [word, word.toUpperCase()]),
  ),
};
