/** The page for viewers who may not open the sandbox: no script, no style. */
export const sandboxRefusal = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>API sandbox</title>
  </head>
  <body>
    <h1>API sandbox</h1>
    <p>Only signed-in staff may explore the API of this site. <a href="/auth">Log in</a> as a teacher or an administrator, then <a href="/sandbox">open the sandbox again</a>.</p>
  </body>
</html>
`
