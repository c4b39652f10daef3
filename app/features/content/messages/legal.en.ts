export const legalEn = {
  dates: "Last updated {updated}, effective {effective}",
  contents: "On this page",
};
