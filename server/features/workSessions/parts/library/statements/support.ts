import type { StatementsOf } from './types.ts';

/** Statements of answers in customer support, and false ones; `{it}` is the fact's value. */
export const supportStatements: StatementsOf = {
  'support.refund': {
    'an apology': {
      says: [
        'I am sorry that you had to wait for your refund',
        'we apologize for the delay',
        'please excuse that you had to write several times',
        'this should not have happened and the mistake is ours',
      ],
      denies: [
        'we have nothing to apologize for',
        'the delay is not our fault',
        'you are to blame for the wait',
      ],
    },
    'the reason': {
      says: [
        'the label of your parcel was not scanned when it came in',
        'nobody scanned the return label',
        'our warehouse missed the label, so your return went unnoticed',
        'the refund took long because the sticker on the box was never read',
      ],
      denies: [
        'the label of your parcel was scanned when it came in',
        'the refund took long because your bank was slow',
        'we never received your parcel',
        'the delay is because you sent it back too late',
        'the scan worked and the label was fine',
      ],
    },
    'the amount': {
      says: [
        'your refund of {it} is approved',
        'you get {it} back',
        'we have sent {it} back to your card',
        '{it} is on its way to you',
      ],
      denies: [
        'your refund of {it} was declined',
        'you will not get the {it} back',
        'we keep the {it}',
        'the {it} has not been approved',
        'we can only give you a part of the {it}',
      ],
    },
    'the date': {
      says: [
        'you will see the money on your card on {it}',
        'it should show up by {it}',
        'it will not take longer than {it}',
        'the refund reaches your account on {it}',
      ],
      denies: [
        'you will not see the money on your card on {it}',
        'it cannot be there by {it}',
        'the money comes some time after {it}',
      ],
    },
  },
  'support.damaged': {
    'an apology': {
      says: [
        'I am very sorry that it reached you in pieces',
        'please accept our apologies for the broken item',
        'we regret that it arrived damaged',
      ],
      denies: ['we are not sorry', 'it was not our fault that it broke', 'you broke it yourself'],
    },
    'a replacement': {
      says: [
        'a replacement leaves our warehouse today',
        'we are sending you a new one',
        'another one is on its way to you',
        'you will receive a fresh one instead',
      ],
      denies: [
        'we do not replace broken items',
        'we cannot send you a new one',
        'there is no replacement for it',
        'you have to order another one yourself',
      ],
    },
    'that it costs nothing': {
      says: [
        'it is free of charge for you',
        'you do not pay anything for it',
        'there is no extra cost',
        'it costs you nothing',
        'we cover the cost',
      ],
      denies: [
        'you have to pay for the replacement',
        'it is not free of charge',
        'the replacement costs extra',
        'we will charge you for it',
        'you pay for the delivery',
      ],
    },
    'no return needed': {
      says: [
        'you do not need to send the broken one back',
        'keep it or throw it away',
        'there is no need to return the damaged one',
        'the old one stays with you',
      ],
      denies: [
        'you need to send the broken one back',
        'please return the damaged one to us first',
        'you must not throw it away',
        'you may not keep the broken one',
        'do not throw it away',
        'ship the pieces back to us',
      ],
    },
    'the photo': {
      says: [
        'could you send us the photo that you took',
        'please email us the picture of the damage',
        'we would be grateful for the photo',
        'attach the image to your reply',
      ],
      denies: [
        'we do not need the photo',
        'please do not send us the picture',
        'the photo does not matter',
        'delete the photo',
      ],
    },
    'the date': {
      says: [
        'it will arrive on {it}',
        'you can expect it on {it}',
        'it should be with you by {it}',
        'delivery is on {it}',
      ],
      denies: ['it will not arrive on {it}', 'it cannot be there by {it}', 'it comes some time after {it}'],
    },
  },
  'support.charged-twice': {
    'that it was paid once': {
      says: [
        'you have paid only once',
        'there is only one real payment',
        'you were not charged twice',
        'you were charged one time only',
        'just one of the two entries is a payment',
        'no money was taken a second time',
      ],
      denies: [
        'you paid twice',
        'both entries are payments',
        'we charged your card two times',
        'you were charged twice',
        'it was not paid once but twice',
        'the second entry is a payment too',
        'you owe us another payment for the second entry',
        'you owe us another $100',
      ],
    },
    'the hold': {
      says: [
        'the second entry is a hold that your bank set, not a payment',
        'the other one is only reserved by the bank',
        'it is just pending',
        'the bank has blocked the amount for a few days',
      ],
      denies: [
        'the second entry is not a hold',
        'the bank has not reserved anything',
        'the hold is a real payment',
        'nothing is pending',
      ],
    },
    'the date': {
      says: [
        'the bank will release it on {it}',
        'it disappears on {it}',
        'the hold is gone by {it}',
        'you get it free again on {it}',
      ],
      denies: [
        'the bank will not release it on {it}',
        'it stays on your card after {it}',
        'the bank will take the money on {it}',
      ],
    },
  },
  'support.delay': {
    'an apology': {
      says: [
        'I am sorry to tell you that your order will be late',
        'we apologize for the delay',
        'we regret that you have to wait',
      ],
      denies: ['we are not sorry', 'we have nothing to apologize for'],
    },
    'the order': {
      says: [
        'your order {it} will be late',
        'I write about your order {it}',
        'there is a delay with {it}',
        'your order {it} did not leave yet',
      ],
      denies: [
        'your order {it} is not late',
        'your order {it} comes on time',
        'your order {it} was delivered',
      ],
    },
    'the reason': {
      says: [
        'a storm keeps the containers at the port',
        'because of bad weather the ship could not be unloaded',
        'the goods wait at the harbor',
        'the containers cannot leave the port',
      ],
      denies: [
        'there is no storm at the port',
        'the delay has nothing to do with the weather',
        'we forgot to ship it',
        'the containers are not at the port',
        'the storm does not keep the containers at the port',
      ],
    },
    'the new date': {
      says: [
        'the new date is {it}',
        'it will come on {it}',
        'you can expect it on {it} instead',
        'delivery moves to {it}',
        'it will not be there before {it}',
      ],
      denies: ['the new date is not {it}', 'it will not come on {it}', 'it cannot arrive by {it}'],
    },
    'the choice to cancel': {
      says: [
        'you can wait for it or cancel the order',
        'if you do not want to wait, you may cancel',
        'it is up to you whether you cancel',
        'please tell me whether you want to wait or to cancel',
      ],
      denies: [
        'you cannot cancel the order',
        'it is too late to cancel',
        'cancelling is not possible',
        'you have to wait for it',
        'we have cancelled your order',
      ],
    },
    'the refund': {
      says: [
        'you get a full refund',
        'we give you all your money back',
        'the whole amount is returned to you',
      ],
      denies: [
        'you do not get a refund',
        'there is no money back',
        'we refund only a part',
        'a cancellation costs a fee',
        'the refund is not full',
      ],
    },
  },
  'support.locked': {
    'how long it is locked': {
      says: [
        'your account unlocks by itself after {it}',
        'please wait {it}, then the lock is gone',
        'the lock ends after {it}',
        'it does not last longer than {it}',
      ],
      denies: [
        'your account does not unlock by itself after {it}',
        'the lock stays until we take it away',
        'waiting {it} does not help',
        'your account stays locked for good',
      ],
    },
    'Forgot password': {
      says: [
        'press “Forgot password” on the sign-in page',
        'choose the forgot password link when you sign in',
        'then use “Forgot password”',
      ],
      denies: [
        'do not press “Forgot password”',
        'you should not use “Forgot password”',
        '“Forgot password” does not work',
        'never click on forgot password',
      ],
    },
    'the email with the link': {
      says: [
        'you will get an email with a link',
        'we send you an email with a link for a new password',
        'open the link in the message',
        'if you cannot see the email, look in the spam folder',
      ],
      denies: [
        'you will not get an email',
        'there is no link in the email',
        'do not open the link in the email',
        'we send you a new password by email',
      ],
    },
    'the spam folder': {
      says: [
        'please look in the spam folder',
        'check your junk folder too',
        'it may have landed in spam',
        'if it is not there, look in spam',
      ],
      denies: [
        'do not look in the spam folder',
        'it is never in the spam folder',
        'you need not look in your junk folder',
      ],
    },
    'not to send the password': {
      says: [
        'please do not send us your password',
        'we never ask for it',
        'keep your password to yourself',
        'there is no need to share your password',
        'nobody here wants to know your password',
      ],
      denies: [
        'please send us your password',
        'you can tell us your password',
        'we need your password to look at it',
        'yes, share your password with us',
        'we always ask for your password',
      ],
    },
  },
  'support.cancel': {
    'that it’s canceled': {
      says: [
        'I have cancelled your subscription as you asked',
        'your cancellation is confirmed',
        'the subscription ends and will not be renewed',
        'your subscription is now cancelled',
      ],
      denies: [
        'we have not cancelled your subscription',
        'your subscription cannot be cancelled',
        'your subscription goes on',
        'we did not accept the cancellation',
        'your subscription was renewed',
      ],
    },
    'how long it works': {
      says: [
        'you can use it until {it}',
        'it works until {it}',
        'it stays active through {it}',
        'you keep access up to {it}',
      ],
      denies: [
        'you cannot use it anymore',
        'it stops working today',
        'it is not paid for anymore',
        'your access ends before {it}',
      ],
    },
    'no further charge': {
      says: [
        'you will not be charged again',
        'there is no further charge',
        'no more payments will be taken',
        'nothing more leaves your card',
        'you do not pay anything else',
      ],
      denies: [
        'you will be charged again',
        'there will be one more payment',
        'we will take one last payment',
        'you have to pay for the next month',
        'there is a further charge',
      ],
    },
    'how long the files stay': {
      says: [
        'your files can be downloaded for {it} after that day',
        'you have {it} to download your files',
        'we keep the files for {it}, then they are deleted',
        'after {it} the files are gone and cannot be brought back',
      ],
      denies: [
        'your files cannot be downloaded for {it}',
        'your files are deleted right away',
        'we keep your files for ever',
        'the files are never deleted after {it}',
      ],
    },
  },
  'support.call-summary': {
    'who called': {
      says: [
        '{it} called',
        '{it} says that it does not work',
        '{it} cannot use it any more',
        'a call from {it}',
      ],
      denies: ['{it} did not call', 'we called {it} because of a bill'],
    },
    'what is wrong': {
      says: [
        'the device cannot be found since the update',
        'it is not found any more',
        'it does not show up',
        'the computer no longer sees it',
        'the device stopped working',
      ],
      denies: [
        'the device works again',
        'there is nothing wrong with the device',
        'the device is found since the update',
        'the problem is solved',
      ],
    },
    'since the update': {
      says: ['since the update on Monday', 'it started after the update', 'it is not found since the update'],
      denies: [
        'it has nothing to do with the update',
        'it began before the update',
        'it did not start with the update',
      ],
    },
    'what was tried': {
      says: [
        'a restart and a new cable did not help',
        'it was restarted twice and the cable was changed',
        'restarting and another cable made no difference',
      ],
      denies: [
        'a restart and a new cable helped',
        'it was never restarted',
        'the cable was not changed',
        'nothing was tried',
        'a new cable solved it',
      ],
    },
    'when we call back': {
      says: [
        'we will call back on {it} in the morning',
        'the technicians call on {it} before noon',
        'a call back is promised for {it}',
      ],
      denies: [
        'we will not call back on {it}',
        'nobody calls on {it}',
        'the customer will call us on {it}',
        'we call on {it} in the afternoon',
      ],
    },
    'on the cell phone': {
      says: [
        'we call on the mobile',
        'on the cell phone, not in the office',
        'please use the mobile number',
        'do not call the office',
      ],
      denies: ['not on the mobile', 'please call the office, not the mobile', 'we call in the office'],
    },
  },
};
