# Varnish between Caddy and Pravesh, for crowds: it keeps pages and answers of the API that are the same for everybody, for as
# long as their Cache-Control says, which ends before a release. Started by compose.cache.yaml; elsewhere change the backend's host,
# and run Varnish with `-p http_gzip_support=off`, so that Pravesh compresses. Only Caddy may reach Varnish's port.
vcl 4.1;

backend default {
	.host = "pravesh";
	.port = "4000";
	# An upload may wait for others, and a large one takes a while to check.
	.first_byte_timeout = 30m;
	.between_bytes_timeout = 30m;
}

sub vcl_recv {
	# Varnish has added Caddy's address behind the visitor's.
	set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ",[^,]*$", "");
	# Browsers name encodings in many ways, and each would be a copy of its own.
	if (req.http.Accept-Encoding ~ "(?i)\bbr\b(?!;\s*q=0(\.0*)?(\s|,|$))") {
		set req.http.Accept-Encoding = "br";
	} elsif (req.http.Accept-Encoding ~ "(?i)\bgzip\b(?!;\s*q=0(\.0*)?(\s|,|$))") {
		set req.http.Accept-Encoding = "gzip";
	} else {
		unset req.http.Accept-Encoding;
	}
	# The same exceptions as in nginx.conf: requests that change something; look-ups, clocks and downloads; programs with a token, a
	# rehearsal or a language of their own; sessions and rehearsals of browsers; readers who chose Nepali and ask for an English page.
	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	if (req.url ~ "[?&]candidate=" || req.url ~ "^/(clock|files/)") {
		return (pass);
	}
	if (req.http.Authorization || req.http.X-Rehearsal || req.http.X-Language) {
		return (pass);
	}
	if (req.http.Cookie ~ "pravesh_(access|refresh|rehearsal)") {
		return (pass);
	}
	if (req.http.Cookie ~ "language=ne" && req.url !~ "^/(ne([/?]|$)|graphql\?)") {
		return (pass);
	}
	return (hash);
}

sub vcl_hash {
	hash_data(req.http.Accept-Encoding);
}

sub vcl_backend_response {
	# Its encoding is in the key, and nothing else that it names reaches the cache.
	unset beresp.http.Vary;
	# Only the server lengthens a lifetime; it leaves that out before a release.
	if (beresp.http.Cache-Control !~ "stale-while-revalidate") {
		set beresp.grace = 0s;
	}
}

sub vcl_backend_error {
	set beresp.http.Content-Type = "text/html; charset=utf-8";
	set beresp.http.Cache-Control = "no-store";
	set beresp.http.Retry-After = "5";
	# A form is not sent again by itself.
	if (bereq.method == "GET") {
		set beresp.http.Refresh = "5";
	}
	set beresp.body = {"<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>One moment please</title>
<body style="max-width: 34rem; margin: 20vh auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui, sans-serif">
<h1>One moment please</h1>
<p>The website cannot be reached at the moment. Please try again in a few minutes.</p>
<div lang="ne"><h2>एकछिन पर्खनुहोस्</h2>
<p>अहिले वेबसाइट खोल्न सकिएन। कृपया केही मिनेटपछि फेरि प्रयास गर्नुहोस्।</p></div>
"};
	return (deliver);
}
