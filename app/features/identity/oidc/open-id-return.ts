/** The address the provider sends the browser back to: register it there. */
export const openIdReturn = "/login/openid/return";
