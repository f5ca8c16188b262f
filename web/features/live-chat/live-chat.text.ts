export const text = {
  title: 'Chat with us',
  consent: (vendor: string) =>
    `Our live chat is run by ${vendor}. When you start it, ${vendor} receives your name, your e-mail address and what you write, and may store cookies in this browser.`,
  start: 'Start the chat',
  notNow: 'Not now',
  frame: 'Live chat',
  loading: 'Opening the chat …',
  failed: (vendor: string) => `The chat of ${vendor} did not open. Check your connection, or that nothing blocks it.`,
  retry: 'Try again',
}
