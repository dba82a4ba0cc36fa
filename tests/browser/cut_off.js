// Returns what can't be read on this page: text that its box cuts off, elements that overflow where nobody can scroll, and
// words that leave their button.
() => {
  const found = []
  const say = (what, one) => found.push(`${what}: ${one.tagName.toLowerCase()}.${one.className?.baseVal ?? one.className} ${JSON.stringify((one.textContent ?? '').trim().slice(0, 60))}`)
  const root = document.scrollingElement
  if (root.scrollWidth > innerWidth + 1) found.push(`the page is ${root.scrollWidth} wide`)
  const words = document.createRange()
  const top = document.querySelector('dialog[open]') ?? document.body
  for (const one of top.querySelectorAll('*')) {
    if (one.closest('svg, select, .unseen, [data-clip]') || !one.checkVisibility({ visibilityProperty: true })) continue
    const texts = [...one.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim())
    if (!texts.length) continue
    const box = one.getBoundingClientRect()
    const badge = getComputedStyle(one).position === 'absolute' // it may hang over an edge
    const button = !badge && one.closest('button, .button')?.getBoundingClientRect()
    for (const text of button ? texts : []) {
      words.selectNodeContents(text)
      const said = words.getBoundingClientRect()
      if (said.left < button.left - 1 || said.right > button.right + 1 || said.bottom > button.bottom + 4) say('leaves its button', one)
    }
    let scrolls = false
    for (let up = one; up; up = up.parentElement) {
      const style = getComputedStyle(up)
      const outer = up.getBoundingClientRect()
      const hides = /hidden|clip/
      const past = 1.5 + (style.overflowX === 'clip' ? parseFloat(style.overflowClipMargin) || 0 : 0)
      if (!scrolls && up !== one && hides.test(style.overflowX) && (box.right > outer.right + past || box.left < outer.left - past)) {
        say('cut off at the side', one)
        break
      }
      if (!scrolls && up !== one && hides.test(style.overflowY) && (box.bottom > outer.bottom + past || box.top < outer.top - past)) {
        say('cut off below', one)
        break
      }
      if (up === one && hides.test(style.overflowX) && one.scrollWidth > one.clientWidth + 1) say('too long', one)
      if (up === one && hides.test(style.overflowY) && one.scrollHeight > one.clientHeight + 2) say('too high', one)
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) scrolls = true
    }
    if (!scrolls && (box.right > innerWidth + 1 || box.left < -1)) say('over the edge', one)
  }
  return found
}
