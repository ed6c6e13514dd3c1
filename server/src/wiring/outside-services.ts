import type { Service } from '#simulations/consultation'
import {
  gatewaySender,
  logSender,
  pretendedWeChat,
  type SmsSender,
  type WeChat,
} from '#sign-in-methods'
import { StartupError } from '#platform/startup-error'
import type { Config } from '../config.ts'

/** How text messages go out by the settings; undefined where none can. */
export const smsSenderFor = (
  { SMS_SENDER, SMS_GATEWAY_URL, SMS_GATEWAY_KEY }: Config,
  {
    demo,
    production,
    write,
  }: { demo: boolean; production: boolean; write: (line: string) => void },
): SmsSender | undefined => {
  if (SMS_SENDER === 'log' && production)
    throw new StartupError(
      'SMS_SENDER=log writes sign-in codes to the log and is refused in production: set SMS_SENDER=gateway, or leave it empty.',
    )
  if (SMS_SENDER === 'gateway') {
    if (!URL.canParse(SMS_GATEWAY_URL) || SMS_GATEWAY_KEY === '')
      throw new StartupError(
        'SMS_SENDER=gateway needs SMS_GATEWAY_URL, an address, and SMS_GATEWAY_KEY.',
      )
    return gatewaySender(SMS_GATEWAY_URL, SMS_GATEWAY_KEY)
  }
  return SMS_SENDER === 'log' || demo ? logSender(write) : undefined
}

/** WeChat by the settings; undefined for the real one. */
export const weChatFor = (
  { WECHAT }: Config,
  { demo, production }: { demo: boolean; production: boolean },
): WeChat | undefined => {
  if (WECHAT === 'pretend' && production)
    throw new StartupError(
      'WECHAT=pretend takes every browser for a telephone and is refused in production: set WECHAT=live, or leave it empty.',
    )
  return WECHAT === 'pretend' || (WECHAT === '' && demo) ? pretendedWeChat() : undefined
}

/** The service of a language model by the settings; undefined where none is named. */
export const serviceOf = ({
  LLM_BASE_URL,
  LLM_API_KEY,
  LLM_MODEL,
  LLM_TIMEOUT_MS,
}: Config): Service | undefined => {
  if (LLM_BASE_URL === '') return undefined
  if (!URL.canParse(LLM_BASE_URL) || LLM_MODEL === '')
    throw new StartupError(
      'LLM_BASE_URL needs to be an address, and LLM_MODEL the name of a model.',
    )
  return {
    baseUrl: LLM_BASE_URL,
    apiKey: LLM_API_KEY,
    model: LLM_MODEL,
    timeoutMs: LLM_TIMEOUT_MS,
  }
}
