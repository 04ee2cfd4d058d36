import { router } from '../router.tsx'

/** Has each new page begin at its content, for keyboards and screen readers as well; what it focuses itself stays. */
export function followNavigation(): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    const main = document.querySelector('main')
    if (!main || main.contains(document.activeElement)) return
    main.tabIndex = -1
    main.focus({ preventScroll: true })
  })
}
