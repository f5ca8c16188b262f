export const messagesText = {
  title: 'Messages',
  all: 'All',
  unread: 'Unread',
  you: 'You: ',
  file: 'A file',
}
