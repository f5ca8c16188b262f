/** The steps with files: Upload ID, About you, Payment information. */
export const documentsText = {
  uploadId: {
    title: 'Upload ID',
    lead: 'We check it against your ID or passport number before we approve you.',
    document: 'Identity document',
    hint: 'Your ID card, or the photo page of your ID book or passport.',
    unchanged: 'Nothing was changed. To replace the document, choose another file.',
    approvalTitle: 'Request approval again?',
    approvalWarning:
      'You were approved with your current ID document. We have to check the new one before you can apply for shifts again. Your bookings are not affected.',
    saveAndRequest: 'Save and request approval',
    goBack: 'Go back',
    privacy: 'Practices never see your ID. Only you and our team can open it, and every view is logged.',
  },
  about: {
    title: 'About you',
    lead: 'Make your first impression',
    picture: 'Profile picture',
    pictureHint: 'A clear, well-lit photo of your face.',
    withoutPicture:
      'Practices will see your initials until you upload another picture. You need one to save this section again.',
    bio: 'Bio',
    bioHint: 'What you are good at and where you like to work. Practices read this first.',
    languages: 'Languages',
    languagesHint: 'The languages you can assist patients in.',
    insured: 'Do you have Professional Indemnity Insurance?',
    indemnityFile: 'Indemnity insurance document',
    withoutIndemnity:
      'Your profile will still say that you are insured. You need the document to save this section again.',
    expiry: 'Expiry date',
    privacy: 'Practices see whether you are insured, but never the document.',
  },
  banking: {
    title: 'Payment information',
    lead: 'Where should we deposit your payments?',
    holder: 'Account holder name',
    bank: 'Bank name',
    bankHint: 'Choose from the list or type another.',
    bankNotChosen: 'Choose a bank from the list, or type its full name',
    branch: 'Branch code',
    account: 'Account number',
    accountType: 'Account type',
    taxNumber: 'Tax registration number',
    taxHint: 'Ten digits, as on letters from SARS.',
    taxNumberWarning: 'An income tax number has ten digits and starts with 0, 1, 2, 3 or 9. Please check it.',
    branchCodeWarning: 'Branch codes have six digits. Please check it.',
    otherBranchCode: (bank: string, code: string) => `${bank} uses ${code} for all its branches. Please check it.`,
    universalBranchCode: (bank: string) => `The universal branch code of ${bank}`,
    provisional: 'Are you a provisional tax payer?',
    taxFile: 'Provisional tax document',
    withoutTaxFile:
      'You will still be marked as a provisional tax payer. You need the document to save this section again.',
    privacy:
      'Practices that have booked you pay you directly into this account. Our team gives them the details; on this site, only you and our team can see them.',
    missing: (fields: string) => `Saved. To complete this step, add: ${fields}.`,
  },
} as const
