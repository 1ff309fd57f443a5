/** The person's own details: names, addresses, picture. */
export const ownDetails = {
  'details.heading': 'Your details',
  'details.nickname': 'Nickname',
  'details.save': 'Save your details',
  'details.saved': 'Your details are saved.',
  'details.picture': 'Picture of the account',
  'details.choose': 'Choose a picture',
  'details.change': 'Change the picture',
  'details.pictureSaved': 'The picture is saved.',
  'details.pictureSending': 'The picture is being sent',
} as const;
