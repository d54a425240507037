/** By this name the tabs of a browser take turns at renewing their session. */
export const SESSION_LOCK = 'pravesh-session'
/** By this name they tell each other about it. Another shape of messages needs another name: tabs of two versions may be open. */
export const SESSION_CHANNEL = 'pravesh-session-of-person'
