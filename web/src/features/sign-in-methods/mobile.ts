/** Whether a text is a mobile number that a message can be sent to. */
export const isMobile = (phone: string) => /^1[3-9]\d{9}$/.test(phone.trim())

/** What is wrong with a number and a code, before anything is sent. */
export const phoneFaults = ({ Phone, Code }: { Phone: string; Code: string }) => ({
  ...(isMobile(Phone) ? {} : { Phone: Phone.trim() ? '请填写正确的手机号' : '请填写手机号' }),
  ...(/^\d{6}$/.test(Code) ? {} : { Code: '请填写6位数字验证码' }),
})
