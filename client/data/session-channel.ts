/** By this name the tabs of a browser tell each other about their session, and take turns at renewing it. */
export const SESSION_CHANNEL = 'pravesh-session'
