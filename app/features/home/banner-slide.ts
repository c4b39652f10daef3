/** One slide of the banner (spec 1, Carousel slide): every field of it. */
export type BannerSlide = {
  id: string;
  slug: string;
  image: string;
  title: string;
  provider: string;
  providerType: "government" | "private" | "state";
  amount: string;
  deadline: string;
  description: string;
  status: "open" | "closed" | "unknown";
  colour: "marigold" | "indigo" | "leaf" | "brick";
  seats: string | null;
};
