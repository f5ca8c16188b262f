/** Apart from the texts of a conversation, which loads when it is opened. */
export const chatButtonText = {
  notApproved: 'You can write messages once you have been approved.',
}
