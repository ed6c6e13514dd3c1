const chosenOne = '[aria-selected=true], [aria-current=page]'

/** A ref for a row that may be wider than its place: what is chosen in it is scrolled into sight, at first and whenever the choice or a width changes. */
export const chosenInSight = (list: HTMLElement | null) => {
  if (!list || !('ResizeObserver' in window)) return undefined
  const show = () => {
    const one = list.querySelector<HTMLElement>(chosenOne)
    if (!one || list.scrollWidth <= list.clientWidth) return
    list.scrollLeft = one.offsetLeft - (list.clientWidth - one.offsetWidth) / 2
  }
  // It calls once the page is laid out; asked here, the browser would have to lay it out for this alone.
  const sizes = new ResizeObserver(show)
  sizes.observe(list)
  // Counts beside the names come later and widen them; whole entries may come later too.
  const watch = () => {
    for (const each of list.children) sizes.observe(each)
  }
  watch()
  const choices = new MutationObserver((changes) => {
    if (changes.some((one) => one.type === 'childList')) watch()
    show()
  })
  choices.observe(list, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-selected', 'aria-current'],
  })
  return () => {
    sizes.disconnect()
    choices.disconnect()
  }
}
