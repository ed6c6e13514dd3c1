export { bindPhone, codeScenes, getSmsCode, loginBySms } from './sms.ts'
export {
  decideRegistration,
  listRegistrations,
  regedit,
  Registration,
  registrationStates,
} from './registering.ts'
export {
  DoorSettings,
  doorNames,
  SignInMethods,
  getDoors,
  getDoorSettings,
  saveDoorSettings,
} from './settings.ts'
export {
  bindAccount,
  deleteSsoProvider,
  finishSso,
  finishSsoTrial,
  listSsoProviders,
  saveSsoProvider,
  ssoKinds,
  SsoProvider,
  startSso,
  testSsoProvider,
  trialMark,
  trySso,
} from './sso.ts'
export {
  confirmQrCode,
  getQrCode,
  getWeChatBinding,
  loginByWxCodeAes,
  scanQrCode,
  startWeChat,
  unbindWeChat,
} from './wechat.ts'
