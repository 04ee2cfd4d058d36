// On a printed page: remembers which button was pressed last, until the app is there to do what it is for.
const page = document.documentElement.dataset

document.addEventListener('click', (event) => {
  const buttons = [...document.querySelectorAll('main button')]
  const pressed = buttons.indexOf(event.target.closest('button'))
  if (pressed >= 0 && page.app === undefined) page.pressed = String(pressed)
})
