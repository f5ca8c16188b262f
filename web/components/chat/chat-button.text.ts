/** Apart from the texts of a conversation, which loads when it is opened. */
export const chatButtonText = {
  message: 'Message',
  open: (name: string) => `Message ${name}`,
  notApproved: 'You can write messages once you have been approved.',
}
