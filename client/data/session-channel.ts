/**
 * By this name the tabs of a browser tell each other about its session. Another shape of messages needs another name: tabs
 * of two versions may be open.
 */
export const SESSION_CHANNEL = 'pravesh-session-of-person'
