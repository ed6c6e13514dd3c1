type Bridge = { readonly call: (action: 'closeWindow') => void }

const patienceMs = 500

/** Whether the page is one that lives within WeChat, which closes its window where others lead to signing in. */
export const isWithinWeChat = (pathname: string): boolean =>
  /^\/weixin(?:tutor)?\/?$/i.test(pathname)

/** Closes WeChat's window; where there is none to close, `otherwise`. */
export const closeWindow = (otherwise: () => void) => {
  const { WeixinJSBridge: bridge } = window as { WeixinJSBridge?: Bridge }
  bridge?.call('closeWindow')
  // A window that closes does not come to this.
  setTimeout(otherwise, bridge ? patienceMs : 0)
}
